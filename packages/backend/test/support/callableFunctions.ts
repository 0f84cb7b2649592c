/** The allow-list: which functions of the API each role may call. */
export const callableByVisitors = [
  'club_leaders',
  'course_record',
  'entries_ahead',
  'future_races',
  'horse_record',
  'horse_runs',
  'house_reserves',
  'race_results',
  'race_winners_before',
  'races_of_day',
  'recent_activity',
  'silks_variant',
  'stable_horses',
  'stable_name_available',
  'stable_record',
  'stable_trophies',
  'stable_winners',
  'top_stables',
  'track_courses',
  'track_runs',
];

export const callableByPlayers = [...callableByVisitors, 'enter_race', 'withdraw_entry'];

export const callableByStewards = [
  'claim_due_race',
  'close_race',
  'declare_horse',
  'fill_race',
  'found_house_stable',
  'house_reserves',
  'house_secret',
  'next_due_at',
  'open_race',
  'race_inputs',
  'race_secret',
  'register_horses',
  'settle_race',
  'start_race',
  'void_race',
];
