export const content = {
  'content.agreement_changed': 'Another version was published meanwhile, please look at it first',
  'content.agreement_english': 'An English text is needed: it stands in where a language is missing',
  'content.page_not_found': 'There is no such page',
  'content.page_changed': 'Somebody else changed this page meanwhile, please look at it first',
  'content.page_no_draft': 'There is no draft of this page: nothing has been changed',
  'content.page_incomplete': 'Some blocks are not ready to be published, please look at their marks',
  'content.page_not_scheduled': 'No publication is planned for this page',
  'content.page_no_version': 'This page was never published that way',
  'content.preview_expired': 'This preview has ended, please open it again from the console',
  'content.agreement_not_found': 'This version does not exist',
} as const
