export const content = {
  'content.agreement_changed': 'Another version was published meanwhile, please look at it first',
  'content.agreement_english': 'An English text is needed: it stands in where a language is missing',
} as const
