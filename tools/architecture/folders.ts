/** Which folders of an app a folder imports by value, beside `shell`, which imports none. */
export type Folders = Readonly<Record<string, string>>

/** The lowest first. A folder that is not named knows `shell` alone. */
export const storefront: Folders = {
  shell: '',
  application: 'code',
  balance: 'wallet',
  assets: 'asset-area wallet',
  award: 'wallet',
  identity: 'code reward',
  refund: 'receipt review',
  bridge: 'identity',
  member: 'asset-area award code identity',
  network: 'asset-area member search',
  payment: 'addresses bridge',
  coupon: 'payment',
  withdrawal: 'payment wallet',
  'coin-withdrawal': 'asset-area payment wallet',
  catalogue: 'addresses coupon review search',
  poster: 'addresses catalogue',
  invitation: 'catalogue member',
  cart: 'addresses catalogue reward',
  promotion: 'addresses catalogue review',
  'points-shop': 'addresses coupon payment promotion',
  'flash-sale': 'addresses catalogue promotion',
  conversion: 'asset-area payment wallet',
  'coin-transfer': 'asset-area member payment wallet',
  content: 'addresses catalogue coupon flash-sale search',
  'asset-area': 'content',
  box: 'asset-area fulfilment',
  recharge: 'asset-area reward wallet',
  deposit: 'asset-area fulfilment payment',
  pledge: 'asset-area',
  order: 'addresses asset-area award box catalogue code coupon flash-sale fulfilment pledge',
  article: 'catalogue content',
  campaign: 'addresses catalogue content coupon promotion',
  gift: 'order promotion',
  bargain: 'addresses campaign catalogue promotion',
  'team-buy': 'addresses campaign catalogue promotion',
}

export const console: Folders = {
  shell: '',
  catalogue: 'work',
  finance: 'work',
  games: 'promotions',
  distribution: 'awards',
  members: 'awards distribution finance network staff work',
  orders: 'work',
  rewards: 'promotions',
  shop: 'staff',
  coupons: 'members promotions',
  'points-shop': 'orders promotions',
  search: 'catalogue',
  settings: 'shop',
  gifts: 'coupons promotions',
  site: 'settings',
  stores: 'coupons',
}

/** What assembles an app from its domains, each with the entry folders that it imports. */
export const entryFolders: Readonly<Record<'storefront' | 'console', Folders>> = {
  storefront: { routes: '', app: 'routes', browser: 'app routes', '(root)': 'app browser routes' },
  console: { '(root)': '' },
}
