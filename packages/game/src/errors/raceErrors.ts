/** Of races, entries and race requests. */
export const raceErrors = {
  race_not_found: 'This race does not exist. It may have been taken off the programme.',
  horse_not_found: 'This horse does not exist.',
  stable_not_found: 'This stable does not exist.',
  horse_not_yours: 'This horse belongs to another stable.',
  race_closed: 'Entries for this race have closed. Choose a later race.',
  race_full: 'This race is full: twice as many are entered as can run. Choose another race.',
  horse_unsuitable: 'This horse is not suitable for this race type',
  conditions_not_met: 'This horse does not meet the conditions of this race.',
  novice_stables_only: 'This race is kept for stables in their first four weeks.',
  not_invited: 'This horse is not invited to this race: its runners are chosen by points.',
  not_a_final: 'This race has no supplementary place. Only the final of a championship has one.',
  supplement_taken: 'The supplementary place in this final is taken.',
  horse_too_tired:
    'This horse would have less than half its energy at the off. Let it rest, or choose a later race.',
  already_entered: 'This horse is already entered for this race.',
  not_entered: 'This horse is not entered for this race.',
  field_is_final:
    'Entries have closed. The field is final, and no horse can be withdrawn any more.',
  horse_engaged: 'This horse is entered for another race. It can be entered again after that race.',
  withdrawn_often:
    'This horse was withdrawn three times today. It can be entered again after midnight UTC.',
  horse_in_request:
    'This horse waits in a race request. Take it out of the request first: its fee comes back.',
  race_by_request: 'Owners asked for this race, and its field is whole. Choose another race.',
  race_request_not_found: 'This race request does not exist.',
  request_full:
    'The race that was asked for has its field. It is final, and no horse can leave or join any more.',
  request_over: 'This race request is over: its time is up, or all have left it.',
  request_needs_stables:
    'A requested race has runners of three stables at least. The places left are kept for stables that are not in it.',
  request_of_club: 'This race is among the members of a club, and your stable is not one of them.',
  request_times:
    'The latest off lies between half an hour and seven days from now, the earliest before it and in the same season.',
  request_ground: 'This track does not race in that season, or not on that surface.',
  too_many_race_requests:
    'Your stable has three race requests that wait for horses. Ask for another once one of them is a race, or over.',
} as const;
