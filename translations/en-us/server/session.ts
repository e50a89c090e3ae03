export const session = {
  'session.key_unknown': 'This page’s key is no longer valid. Try again',
  'session.message_replayed': 'This request was already received',
  'session.message_late': 'This device’s clock is wrong. Correct it and try again',
  'session.message_invalid': 'This request was damaged or is not meant for this shop. Try again',
  'session.option_required': 'This shop accepts encrypted requests only. Reload the page',
} as const
