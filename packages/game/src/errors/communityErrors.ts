/** Of letters, lists, clubs, previews, forums and messages. */
export const communityErrors = {
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
} as const;
