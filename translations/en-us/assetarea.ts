export const assetarea = {
  title: 'Digital assets',
  closed: 'The digital-asset area is closed',
  closed_text: 'The merchant has not enabled it. Everything else in the shop works as usual.',
  closed_in_country: 'Not available in your country',
  closed_in_country_text:
    'The digital-asset area is not offered in the country of your account. Everything else in the shop works as usual.',
  to_home: 'Go to the home page',
  terms: 'Terms and risk notice',
  terms_lead:
    'You can lose what you invest in this area, and no income is guaranteed. Please read the terms and the risk notice before your first purchase here.',
  read_terms: 'Read and agree',
  read_again: 'Read again',
  agreed_on: 'You agreed to version {version}',
  agree_check: 'I have read the terms and the risk notice and agree to them',
  agree: 'Agree',
  agreed: 'Thank you. You agreed to version {version}',
  tick_first: 'Tick the box to agree',
  changed: 'There is a new version. Please read it before you agree',
} as const
