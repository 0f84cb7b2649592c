/** Of any request. */
export const requestErrors = {
  not_signed_in: 'Please sign in to do this.',
  no_stable: 'Your account has no stable yet. Sign out and in again to have one made.',
  request_reused: 'This request was already used for something else. Please try again.',
  bad_request: 'Something in this request is missing or malformed. Please check it and try again.',
  too_many_requests: 'Too many attempts in a short time. Please wait a while and try again.',
  offline: 'The game could not be reached. Check your connection and try again.',
  server_failed: 'The game could not answer just now. Please try again: nothing is done twice.',
} as const;
