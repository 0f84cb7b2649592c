/** Of horses, their work, what they wear and what they cost. */
export const stableErrors = {
  horse_not_back:
    'This horse is at work and would not be back when entries close. Choose a later race.',
  horse_at_work: 'This horse is at work. It can be trained again when its session has ended.',
  horse_runs_first:
    'This horse runs in a race whose entries close before the session would end. Train it after the race.',
  horse_retired: 'This horse is retired. It cannot be entered, trained or equipped any more.',
  retires_after_race:
    'This horse is entered for a race. Withdraw it while entries are open, or retire it after the race.',
  gallops_after_work: 'This horse is at work. It can gallop when its session has ended.',
  no_gallops_left:
    'This horse has had its six gallops of today. The next day begins at midnight UTC.',
  run_not_found: 'There is no run of this horse that it can be sent against.',
  retires_after_work: 'This horse is at work. It can be retired when its session has ended.',
  last_horse: 'This is the last horse of your stable. Buy another before you retire it.',
  calendar_not_found: 'No calendar has this address. It may have been renewed since.',
  mails_not_found: 'No mails belong to this link. Look whether it was copied whole.',
  already_renamed: 'This horse was renamed before. A name can be changed once.',
  horse_name_taken:
    'Another horse has this name, had it once, or has one that looks like it. Please choose another.',
  horse_name_invalid:
    'A horse’s name needs 1 to 30 characters that can be seen, with two accents on a letter at most.',
  note_too_long: 'A note holds at most 2,000 characters.',
  group_not_found: 'This group does not exist any more.',
  group_name_taken: 'You have a group of this name already.',
  group_name_invalid:
    'A group’s name needs 1 to 30 characters that can be seen, with two accents on a letter at most.',
  too_many_groups: 'A stable has at most twelve groups. Delete one to make another.',
  groups_changed: 'Your groups were changed on another device. Look at them again.',
  over_budget: 'The budget was spent before it was this horse’s turn.',
  programme_not_found: 'This training program does not exist.',
  already_auto_training: 'This horse is already in auto-training.',
  not_auto_training: 'This horse is not in auto-training any more.',
  budget_too_small: 'The weekly budget does not pay for one session. Choose a larger one.',
  too_few_credits: 'Your stable has too few credits for this.',
  too_little_in_wallet: 'There is not that much in your wallet.',
  item_not_found: 'The shop does not sell this piece.',
  cart_line_full: 'A cart holds at most 12 of one piece.',
  goal_not_offered: 'This goal is not offered to your stable this season.',
  goal_open: 'You have chosen a goal that is not reached yet. One is open at a time.',
  goal_not_reached: 'This objective is not reached yet.',
  goal_taken: 'The credits for this objective are taken already.',
  weekly_goals_taken:
    'Objectives give $500 a week at most. The next week begins on Monday, at midnight UTC: these credits wait for you.',
  cart_empty: 'Your cart is empty',
  cart_changed: 'Your cart was changed on another device. Look at it again before you check out.',
  price_changed: 'A price has changed since you saw it. Look at the new one before you buy.',
  equipment_not_yours: 'This piece of equipment belongs to another stable.',
  equipment_not_worn: 'No horse wears this piece any more.',
  equipment_worn_out: 'This piece is worn out. Buy another to put on.',
  equipment_on_card:
    'Entries for the race of this horse have closed, and its card names what it wears. Change it after the race.',
  wrong_slot: 'This piece does not fit that slot.',
} as const;
