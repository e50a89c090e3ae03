export const content = {
  'content.agreement_changed': 'Another version was just published. Review it first',
  'content.agreement_english_required': 'English text is required: it is used where translations are missing',
  'content.page_not_found': 'Page not found',
  'content.page_changed': 'Someone else has changed this page. Review it first',
  'content.page_no_draft': 'This page has no draft: nothing has been changed',
  'content.page_incomplete': 'Some blocks are incomplete. Check the marked ones',
  'content.page_not_scheduled': 'This page is not scheduled for publication',
  'content.page_version_missing': 'This version of the page was never published',
  'content.preview_expired': 'This preview has expired. Open it again from the console',
  'content.agreement_not_found': 'Version not found',
} as const
