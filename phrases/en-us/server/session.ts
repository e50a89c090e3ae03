export const session = {
  'session.key_unknown': 'This page’s key is no longer valid. Please try again',
  'session.message_replayed': 'This request was already received',
  'session.message_late': 'The clock of this device is wrong. Please set its time and try again',
  'session.message_invalid': 'This request was damaged on its way or not meant for this shop. Please try again',
  'session.option_required': 'This shop takes encrypted requests only. Please reload the page',
} as const
