/** Of the account, its names and logins, and what a player has set or asked for. */
export const accountErrors = {
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
} as const;
