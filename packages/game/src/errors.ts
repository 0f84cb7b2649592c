/** Every reason for which the game can refuse a player, or fail one. */
export type GameErrorCode =
  | 'not_signed_in'
  | 'no_stable'
  | 'race_not_found'
  | 'horse_not_found'
  | 'stable_not_found'
  | 'horse_not_yours'
  | 'race_closed'
  | 'race_full'
  | 'horse_unsuitable'
  | 'conditions_not_met'
  | 'novice_stables_only'
  | 'not_invited'
  | 'not_a_final'
  | 'supplement_taken'
  | 'horse_too_tired'
  | 'already_entered'
  | 'not_entered'
  | 'field_is_final'
  | 'horse_engaged'
  | 'withdrawn_often'
  | 'horse_in_request'
  | 'race_by_request'
  | 'race_request_not_found'
  | 'request_full'
  | 'request_over'
  | 'request_needs_stables'
  | 'request_times'
  | 'request_ground'
  | 'too_many_race_requests'
  | 'horse_not_back'
  | 'horse_at_work'
  | 'horse_runs_first'
  | 'horse_retired'
  | 'gallops_after_work'
  | 'no_gallops_left'
  | 'run_not_found'
  | 'retires_after_race'
  | 'retires_after_work'
  | 'last_horse'
  | 'already_renamed'
  | 'horse_name_taken'
  | 'horse_name_invalid'
  | 'note_too_long'
  | 'group_not_found'
  | 'group_name_taken'
  | 'group_name_invalid'
  | 'too_many_groups'
  | 'groups_changed'
  | 'over_budget'
  | 'programme_not_found'
  | 'already_auto_training'
  | 'not_auto_training'
  | 'budget_too_small'
  | 'calendar_not_found'
  | 'mails_not_found'
  | 'too_few_credits'
  | 'too_little_in_wallet'
  | 'weekly_credits_taken'
  | 'own_credits_taken'
  | 'play_paused'
  | 'self_excluded'
  | 'daily_time_over'
  | 'pause_stands'
  | 'stable_leaving'
  | 'already_leaving'
  | 'not_leaving'
  | 'export_asked'
  | 'export_not_found'
  | 'horse_for_sale'
  | 'horse_not_for_sale'
  | 'horse_is_yours'
  | 'already_for_sale'
  | 'not_sellable_yet'
  | 'sale_while_entered'
  | 'sale_while_at_work'
  | 'price_out_of_bounds'
  | 'asks_too_little'
  | 'pays_too_much'
  | 'linked_stables'
  | 'watch_list_full'
  | 'auction_not_found'
  | 'auction_over'
  | 'auction_has_bids'
  | 'bid_too_low'
  | 'sealed_bid_given'
  | 'reserve_below_start'
  | 'horse_in_auction'
  | 'hammer_first'
  | 'no_claiming_race'
  | 'claims_not_open'
  | 'claims_shut'
  | 'already_claimed'
  | 'claim_needs_run'
  | 'no_free_box'
  | 'claimed_lately'
  | 'may_be_claimed'
  | 'not_from_house'
  | 'returned_before'
  | 'return_too_late'
  | 'return_after_run'
  | 'return_after_rename'
  | 'return_after_retirement'
  | 'item_not_found'
  | 'cart_line_full'
  | 'cart_empty'
  | 'cart_changed'
  | 'price_changed'
  | 'equipment_not_yours'
  | 'equipment_not_worn'
  | 'equipment_worn_out'
  | 'equipment_on_card'
  | 'wrong_slot'
  | 'letter_text'
  | 'letter_blocked'
  | 'letter_to_house'
  | 'letter_to_oneself'
  | 'too_many_letters'
  | 'too_many_new_letters'
  | 'list_not_found'
  | 'list_name_invalid'
  | 'list_name_taken'
  | 'list_full'
  | 'list_own'
  | 'too_many_lists'
  | 'too_many_followed'
  | 'description_text'
  | 'too_many_acts'
  | 'club_not_found'
  | 'club_name_invalid'
  | 'club_name_taken'
  | 'in_club_already'
  | 'not_in_club'
  | 'not_club_officer'
  | 'not_club_founder'
  | 'club_by_invitation'
  | 'club_full'
  | 'member_not_found'
  | 'invited_in_club'
  | 'invited_house'
  | 'invitation_blocked'
  | 'too_many_invitations'
  | 'notice_text'
  | 'previews_not_open'
  | 'preview_chances'
  | 'race_without_line'
  | 'review_text'
  | 'review_too_early'
  | 'profile_text'
  | 'post_text'
  | 'thread_title'
  | 'post_not_found'
  | 'post_not_yours'
  | 'post_gone'
  | 'thread_not_found'
  | 'thread_locked'
  | 'section_not_found'
  | 'operator_opens_news'
  | 'too_many_posts'
  | 'too_many_threads'
  | 'too_many_edits'
  | 'too_many_threads_followed'
  | 'muted'
  | 'report_of_oneself'
  | 'report_note'
  | 'too_many_reports'
  | 'already_judged'
  | 'letter_not_found'
  | 'not_a_referee'
  | 'not_over_referees'
  | 'reason_needed'
  | 'already_done'
  | 'case_not_found'
  | 'moderation_not_found'
  | 'already_undone'
  | 'already_appealed'
  | 'appeal_text'
  | 'appeal_not_found'
  | 'appeal_to_another'
  | 'message_text'
  | 'too_many_messages'
  | 'request_reused'
  | 'bad_request'
  | 'stable_name_taken'
  | 'stable_name_invalid'
  | 'stable_name_same'
  | 'stable_renamed'
  | 'stable_left'
  | 'silks_taken'
  | 'silks_invalid'
  | 'owner_name_invalid'
  | 'email_invalid'
  | 'weak_password'
  | 'same_password'
  | 'login_refused'
  | 'second_factor_needed'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'current_password_required'
  | 'current_password_invalid'
  | 'otp_expired'
  | 'email_exists'
  | 'session_not_found'
  | 'mfa_verification_failed'
  | 'mfa_challenge_expired'
  | 'mfa_factor_not_found'
  | 'mfa_factor_name_conflict'
  | 'mfa_verified_factor_exists'
  | 'mfa_recovery_codes_locked'
  | 'mfa_recovery_codes_sole_factor'
  | 'too_many_enrolled_mfa_factors'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'single_identity_not_deletable'
  | 'manual_linking_disabled'
  | 'phone_provider_disabled'
  | 'anonymous_provider_disabled'
  | 'provider_disabled'
  | 'otp_disabled'
  | 'too_many_requests'
  | 'offline'
  | 'server_failed';

/** The sentence a player reads: what happened and, where there is one, the way out. */
export const gameErrors: Readonly<Record<GameErrorCode, string>> = {
  not_signed_in: 'Please sign in to do this.',
  no_stable: 'Your account has no stable yet. Sign out and in again to have one made.',
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
  request_times:
    'The latest off lies between half an hour and seven days from now, the earliest before it and in the same season.',
  request_ground: 'This track does not race in that season, or not on that surface.',
  too_many_race_requests:
    'Your stable has three race requests that wait for horses. Ask for another once one of them is a race, or over.',
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
  weekly_credits_taken:
    'That is more than the packs of a week: $500 in all. The next week begins on Monday, 00:00 UTC.',
  own_credits_taken:
    'That is more than you let yourself take in a week. The next week begins on Monday, 00:00 UTC.',
  play_paused:
    'You have paused play. What you have begun you may take back; everything else waits until your pause is over.',
  self_excluded:
    'You have excluded yourself from play. What you have begun you may take back; everything else waits until the time is over.',
  daily_time_over:
    'The time that you give yourself in a day is over. The next day begins at midnight UTC.',
  pause_stands: 'A pause of yours lasts as long already. It can be made longer, and not shorter.',
  stable_leaving:
    'Your stable leaves the game. What is under way goes on; to do anything new, say first that you stay.',
  already_leaving:
    'Your stable leaves the game already. Until the week is over you may stay after all.',
  not_leaving: 'Your stable does not leave the game.',
  export_asked: 'Your data were asked for within the last hour. The link comes by mail.',
  export_not_found:
    'This link is none of yours, or is older than three days, or a newer one was mailed. Ask for your data again.',
  horse_for_sale: 'This horse is for sale. Withdraw it from the sales ring first.',
  horse_not_for_sale: 'This horse is not for sale any more.',
  horse_is_yours: 'This horse is in your stable already.',
  already_for_sale: 'This horse is in the sales ring already.',
  not_sellable_yet:
    'This horse cannot be sold yet: a new owner’s first horse stays for a season, one that was bought for seven days, and one that was claimed for ten.',
  sale_while_entered:
    'This horse is entered for a race. It can leave your stable once it has run, or is withdrawn.',
  sale_while_at_work: 'This horse is at work. It can leave your stable when its session has ended.',
  price_out_of_bounds:
    'A price lies between three tenths of the guide price by the rule, and three times as much.',
  asks_too_little:
    'More than a twentieth below its guide price a horse may be sold only as far as the prizes of your stable go, and not before it is four weeks old.',
  pays_too_much:
    'More than a twentieth above the guide price a stable may be paid only as far as the prizes of yours go, and not before it is four weeks old.',
  linked_stables:
    'Your stable and this one look like one owner’s, by their mailbox or the browser they are played from. Such stables do not bid for, claim or buy each other’s horses.',
  watch_list_full: 'You watch a hundred lots. Stop watching one to watch another.',
  auction_not_found: 'This auction does not exist.',
  auction_over: 'The hammer has fallen. No bid is taken any more, and no horse withdrawn.',
  auction_has_bids:
    'Somebody has bid on this horse. It stays in the auction until the hammer has fallen.',
  bid_too_low: 'A bid goes an increment above the price, or above the most that you have bid.',
  sealed_bid_given:
    'You have given your sealed bid on this horse. It is opened when the hammer has fallen.',
  reserve_below_start: 'The reserve cannot be below the first bid. Raise it, or start lower.',
  horse_in_auction:
    'This horse is in an auction. It is free again when the hammer has fallen, or it is withdrawn.',
  hammer_first:
    'This horse comes under the hammer first. Choose a race or a session that is over before that.',
  no_claiming_race: 'This is no claiming race. Its runners cannot be claimed.',
  claims_not_open: 'Its runners can be claimed once entries for this race have closed.',
  claims_shut: 'Claims for this race are shut. Its runners cannot be claimed any more.',
  already_claimed: 'You have claimed this horse already. The claim stands until the race is run.',
  claim_needs_run:
    'Only a stable that has run a horse in the last 30 days may claim another’s. Run one of yours first.',
  no_free_box:
    'A stable claims while it has fewer than 24 horses, its open claims among them. Yours has as many.',
  claimed_lately:
    'This horse was claimed less than ten days ago. Until then it runs in claiming races only at a higher price.',
  may_be_claimed:
    'This horse runs in a claiming race, where it may be claimed. Consign it after the race.',
  not_from_house: 'Only a horse that the house sold you can be given back.',
  returned_before: 'You have given this horse back before. This time it is yours.',
  return_too_late: 'A horse can be given back for 24 hours, and these are over.',
  return_after_run: 'This horse has raced for you, and cannot be given back.',
  return_after_rename: 'This horse has the name that you gave it, and cannot be given back.',
  return_after_retirement: 'This horse is retired, and cannot be given back.',
  item_not_found: 'The shop does not sell this piece.',
  cart_line_full: 'A cart holds at most 12 of one piece.',
  cart_empty: 'Your cart is empty',
  cart_changed: 'Your cart was changed on another device. Look at it again before you check out.',
  price_changed: 'A price has changed since you saw it. Look at the new one before you buy.',
  equipment_not_yours: 'This piece of equipment belongs to another stable.',
  equipment_not_worn: 'No horse wears this piece any more.',
  equipment_worn_out: 'This piece is worn out. Buy another to put on.',
  equipment_on_card:
    'Entries for the race of this horse have closed, and its card names what it wears. Change it after the race.',
  wrong_slot: 'This piece does not fit that slot.',
  letter_text: 'A letter needs 1 to 2,000 characters that can be seen.',
  letter_blocked: 'No letters go between this stable and yours: one of you has blocked the other.',
  letter_to_house: 'This is a stable of the house. Nobody there reads letters.',
  letter_to_oneself: 'This is your own stable.',
  too_many_letters:
    'You have sent as many letters as a stable may within an hour. Please wait a while.',
  too_many_new_letters:
    'You have written to as many new stables as one may within a day. Those who wrote to you can be answered.',
  list_not_found: 'This list does not exist any more.',
  list_name_invalid:
    'A list’s name needs 1 to 40 characters that can be seen, with two accents on a letter at most.',
  list_name_taken: 'You have a list of this name already.',
  list_full: 'A list holds at most fifty horses. Take one out to put another in.',
  list_own: 'This list is your own: its horses are among yours to follow already.',
  too_many_lists: 'A stable has at most ten lists. Delete one to make another.',
  too_many_followed: 'A stable follows at most twenty lists. Leave one to follow another.',
  description_text: 'A description holds at most 500 characters.',
  too_many_acts:
    'You have changed as much here as a stable may within an hour. Please wait a while.',
  club_not_found: 'This club does not exist any more.',
  club_name_invalid:
    'A club’s name needs 1 to 40 characters that can be seen, with two accents on a letter at most.',
  club_name_taken: 'Another club has this name, or one that looks like it. Please choose another.',
  in_club_already: 'Your stable is in a club already. Leave it first to join or found another.',
  not_in_club: 'Your stable is not in this club.',
  not_club_officer: 'Only the founder of the club and its officers may do this.',
  not_club_founder: 'Only the founder of the club may do this.',
  club_by_invitation: 'This club is joined by invitation. Write to one of its officers.',
  club_full: 'A club has at most 100 stables, and this one has as many.',
  member_not_found: 'This stable is not in your club.',
  invited_in_club: 'This stable is in a club already.',
  invited_house: 'This is a stable of the house, which is in no club.',
  invitation_blocked:
    'No invitations go between this stable and yours: one of you has blocked the other.',
  too_many_invitations:
    'Your club has fifty invitations that are not answered. Wait for an answer first.',
  notice_text: 'A notice needs 1 to 1,000 characters that can be seen.',
  previews_not_open: 'Previews of a race are taken from the close of its entries to the off.',
  preview_chances: 'A preview gives each runner a whole chance from 1 to 99 %, 100 % in all.',
  race_without_line: 'This race has no morning line that a preview could be measured by.',
  review_text: 'A review needs 1 to 1,000 characters that can be seen.',
  review_too_early: 'A race is reviewed once it is official.',
  profile_text: 'What you say of your stable holds at most 1,000 characters.',
  post_text: 'A post needs 1 to 5,000 characters that can be seen.',
  thread_title: 'A title needs 3 to 100 characters that can be seen.',
  post_not_found: 'There is no such post.',
  post_not_yours: 'Only who wrote a post changes it.',
  post_gone: 'This post was taken back or hidden meanwhile.',
  thread_not_found: 'There is no such thread.',
  thread_locked: 'This thread is locked: nothing more can be written in it.',
  section_not_found: 'There is no such section.',
  operator_opens_news:
    'Threads of this section are opened by the operator. You may answer in them.',
  too_many_posts:
    'You have written as many posts as a stable may within an hour. Please wait a while.',
  too_many_threads:
    'You have opened as many threads as a stable may within a day. You can still answer in others.',
  too_many_edits: 'This post was edited 20 times, which is as often as may be.',
  too_many_threads_followed:
    'You follow 200 threads, which is as many as may be. Leave one of them first.',
  muted:
    'A referee has asked you to write nothing for some days. The stewards’ room says why, and until when.',
  report_of_oneself: 'You wrote this yourself. You can take it back instead.',
  report_note: 'What you add to a report has room for 500 characters.',
  too_many_reports: 'You have reported 20 times within a day, which is as often as may be.',
  already_judged:
    'Referees have looked at this already. What they found stands in the stewards’ room.',
  letter_not_found: 'There is no such letter.',
  not_a_referee: 'Only referees may do this.',
  not_over_referees:
    'This was written by the operator or a referee. Write to the operator about it.',
  reason_needed: 'Give a reason that all can read.',
  already_done: 'This was done meanwhile.',
  case_not_found: 'There is no such report.',
  moderation_not_found: 'There is no such ruling about you.',
  already_undone: 'This was taken back meanwhile.',
  already_appealed: 'You have appealed against this already. The answer comes within three days.',
  appeal_text: 'An appeal needs 1 to 2,000 characters that can be seen.',
  appeal_not_found: 'There is no such appeal.',
  appeal_to_another: 'You made this ruling. Another referee answers the appeal.',
  message_text: 'A message needs 1 to 4,000 characters that can be seen.',
  too_many_messages:
    'You have sent five messages within a day. Please wait for an answer, or write again tomorrow.',
  request_reused: 'This request was already used for something else. Please try again.',
  bad_request: 'Something in this request is missing or malformed. Please check it and try again.',
  stable_name_taken:
    'Another stable already has this name. Please choose one that does not look like it. A name whose account is not confirmed within an hour is free again.',
  stable_name_invalid:
    'A stable name needs 1 to 40 characters that can be seen, with two accents on a letter at most.',
  stable_name_same: 'Your stable has this name already.',
  stable_renamed: 'A stable is renamed once a season, and yours was. The next season is another.',
  stable_left: 'The owner of this stable has left the game.',
  silks_taken: 'Another stable already races in these colours. Change any part of them.',
  silks_invalid: 'These are not colours that can be registered.',
  owner_name_invalid:
    'A full name needs 1 to 80 characters that can be seen, with two accents on a letter at most.',
  email_invalid: 'Please enter a valid e-mail address',
  weak_password: 'This password is too weak.',
  same_password: 'This is the password that you have already. Please choose another.',
  login_refused: 'The e-mail or the password is wrong, or the address is not confirmed yet.',
  second_factor_needed:
    'Enter the code of your second factor first. Log in again to be asked for it.',
  reauthentication_needed: 'Confirm that it is you: enter your password, or the code of a mail.',
  reauthentication_not_valid: 'This code is wrong, or was used, or is older than an hour.',
  current_password_required: 'Please enter the password that you have now.',
  current_password_invalid: 'This is not the password that you have now.',
  otp_expired: 'This code or link is wrong, or was used, or is older than an hour.',
  email_exists: 'This address cannot be had: another account has it.',
  session_not_found: 'This session has ended. Please log in again.',
  mfa_verification_failed: 'This code is wrong, or was used already. Wait for the next one.',
  mfa_challenge_expired: 'This took more than five minutes. Please enter a new code.',
  mfa_factor_not_found: 'This second factor is not there any more.',
  mfa_factor_name_conflict: 'You have a second factor of this name. Please choose another.',
  mfa_verified_factor_exists: 'You have recovery codes already. New ones take their place.',
  mfa_recovery_codes_locked: 'Too many wrong codes. Wait a while, or use your authenticator app.',
  mfa_recovery_codes_sole_factor: 'Recovery codes need an authenticator app beside them.',
  too_many_enrolled_mfa_factors:
    'You have as many second factors as there can be. Remove one first.',
  identity_already_exists: 'This login belongs to an account already.',
  identity_not_found: 'Your account has no such login.',
  single_identity_not_deletable:
    'This is the only way into your account, and cannot be taken away from it.',
  manual_linking_disabled: 'Logins of other services cannot be linked here.',
  phone_provider_disabled: 'Telephone numbers are not used here.',
  anonymous_provider_disabled: 'An account needs an e-mail address and a password here.',
  provider_disabled: 'Logins of other services are not offered here.',
  otp_disabled: 'Logins by a code alone are not offered here. Use your password.',
  too_many_requests: 'Too many attempts in a short time. Please wait a while and try again.',
  offline: 'The game could not be reached. Check your connection and try again.',
  server_failed: 'The game could not answer just now. Please try again: nothing is done twice.',
};

/** True if the text is one of the game's error codes. */
export function isGameErrorCode(text: string): text is GameErrorCode {
  return Object.hasOwn(gameErrors, text);
}
