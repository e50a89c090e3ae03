/** Which folders of an app a folder imports by value, beside `shell`, which imports none. */
export type Folders = Readonly<Record<string, string>>

/** The lowest first. A folder that is not named knows `shell` alone. */
export const storefront: Folders = {
  shell: '',
  application: 'code',
  balance: 'wallet',
  identity: 'code reward',
  recharge: 'reward wallet',
  returns: 'receipt review',
  bridge: 'identity',
  member: 'code identity',
  payment: 'addresses bridge',
  coupon: 'payment',
  withdrawal: 'payment wallet',
  catalogue: 'addresses coupon review search',
  cart: 'addresses catalogue reward',
  promotion: 'addresses catalogue review',
  exchange: 'addresses coupon payment promotion',
  seckill: 'addresses catalogue promotion',
  content: 'addresses catalogue coupon search seckill',
  order: 'addresses catalogue code coupon seckill shipping',
  article: 'catalogue content',
  campaign: 'addresses catalogue content coupon promotion',
  gift: 'order promotion',
  bargain: 'addresses campaign catalogue promotion',
  pintuan: 'addresses campaign catalogue promotion',
}

export const console: Folders = {
  shell: '',
  catalogue: 'work',
  finance: 'work',
  games: 'promotions',
  members: 'staff work',
  orders: 'work',
  rewards: 'promotions',
  shop: 'staff',
  coupons: 'members promotions',
  exchange: 'orders promotions',
  search: 'catalogue',
  settings: 'shop',
  gifts: 'coupons promotions',
  site: 'settings',
  stores: 'coupons',
}

/** What puts an app together from its domains, each with what of the same kind it stands on. */
export const above: Readonly<Record<'storefront' | 'console', Folders>> = {
  storefront: { routes: '', app: 'routes', browser: 'app routes', '(root)': 'app browser routes' },
  console: { '(root)': '' },
}
