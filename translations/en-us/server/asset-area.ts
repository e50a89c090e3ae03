export const assetArea = {
  'asset_area.closed': 'The merchant has not enabled the digital-asset area',
  'asset_area.closed_in_country': 'The digital-asset area is not available in your country',
  'asset_area.terms_changed': 'The terms and the risk notice have changed. Read the current version and agree again',
  'asset_area.terms_not_agreed': 'Read the terms and the risk notice of the digital-asset area and agree to them first',
} as const
