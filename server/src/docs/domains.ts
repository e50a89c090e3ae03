import type { contract } from '@longmall/contract/index.ts'

/** Each domain's heading and what it is about. */
export const domainTexts: Record<keyof typeof contract, { title: string; about: string }> = {
  application: { title: 'Applications', about: 'Asking to join or to open a franchise shop, and the operator’s decision.' },
  bridge: { title: 'Host app', about: 'Log-in by a host app or WeChat, and the messages of a host app that the server keeps.' },
  cart: {
    title: 'Cart',
    about: 'What a visitor or member means to buy. A visitor’s cart hangs on the visitor key and is merged at log-in.',
  },
  catalogue: { title: 'Catalogue', about: 'Categories, brands, goods and their SKUs; freight, favourites and footprints.' },
  code: { title: 'Codes', about: 'Captchas, and the six digits that are sent by e-mail or SMS.' },
  content: { title: 'Content', about: 'Pages as operators composed them.' },
  coupon: { title: 'Coupons', about: 'Claiming, redeeming and exchanging coupons, the member’s own, and setting them up.' },
  identity: { title: 'Identity', about: 'Registration, log-in, recovery, the payment password, cancelling an account.' },
  member: { title: 'Member', about: 'The member’s own data: profile, level, counts, addresses; and members as operators see them.' },
  messaging: { title: 'Messaging', about: 'Mail and SMS, and the outbox that stands in for them where nothing sends them.' },
  order: { title: 'Orders', about: 'From a signed quote to an order, its list, its history and its cancelling.' },
  payment: { title: 'Payment', about: 'Paying from the balance or at a provider, and what a provider says afterwards.' },
  recharge: { title: 'Recharge', about: 'Money and ACC bought into the wallet, offers with gifts, prices of coins by day.' },
  returns: { title: 'After-sale', about: 'Asking for money back, its steps and time-outs, and the receipt that explains a price.' },
  review: { title: 'Reviews', about: 'What buyers say of goods.' },
  search: { title: 'Search', about: 'Goods by words, in five languages, with slips forgiven.' },
  session: { title: 'Sealed calls', about: 'The keys of the security options, and a self-test of them.' },
  shipping: { title: 'Shipping', about: 'Parcels and their tracks, pickup codes, what virtual orders bring, invoices and delivery notes.' },
  site: { title: 'Site', about: 'The state of the store for a client’s shell, and its clock.' },
  staff: { title: 'Staff', about: 'The operators’ side: log-in with a second factor, operators and their roles, the audit log.' },
  wallet: { title: 'Wallet', about: 'Balances as the ledger has them.' },
  withdrawal: { title: 'Withdrawal', about: 'Accounts, fee, asking for money, approval by one or two operators, batches for the bank.' },
}
