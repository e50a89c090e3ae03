export const content = {
  'content.agreement_changed': 'Another version was published in the meantime. Please review it and try again',
  'content.agreement_english': 'An English text is needed: it stands in where a language is missing',
  'content.page_not_found': 'There is no such page',
  'content.page_changed': 'Someone else changed this page in the meantime. Please review it and try again',
  'content.page_no_draft': 'There is no draft of this page: nothing has been changed',
  'content.page_incomplete': 'Some blocks are not ready to be published, please look at their marks',
  'content.page_not_scheduled': 'No publication is planned for this page',
  'content.page_no_version': 'This page was never published that way',
  'content.preview_expired': 'This preview has ended, please open it again from the console',
  'content.agreement_not_found': 'Version not found',
} as const
