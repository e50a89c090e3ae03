import type { contract } from '@longmall/contract/index.ts'

/** Each domain's heading and what it is about. */
export const domainTexts: Record<keyof typeof contract, { title: string; about: string }> = {
  application: { title: 'Applications', about: 'Asking to join or to open a franchise shop, and the operator’s decision.' },
  article: {
    title: 'Articles',
    about:
      'Help, notices, notes and their likes, questions, about us and landing pages; and how operators write, publish and translate them.',
  },
  asset_area: {
    title: 'Digital-asset area',
    about: 'Whether the area is open to a member, its terms and risk notice by version, and who agreed to them.',
  },
  award: {
    title: 'Awards',
    about: 'Versions of the award plan, the daily settlement run, and each award with its explanation.',
  },
  bargain: {
    title: 'Bargains',
    about: 'Opening a bargain, whose piece is taken when it is bought; friends’ cuts, which add up to the floor exactly; the member’s own.',
  },
  bridge: { title: 'Host app', about: 'Log-in by a host app or WeChat, and the messages of a host app that the server keeps.' },
  campaign: {
    title: 'Campaigns',
    about:
      'Promotions of every kind: zones, pages, what runs for a goods; and how operators set them up, rehearse them and read their figures.',
  },
  cart: {
    title: 'Cart',
    about: 'What a visitor or member means to buy. A visitor’s cart hangs on the visitor key and is merged at log-in.',
  },
  catalogue: { title: 'Catalogue', about: 'Categories, brands, goods and their SKUs; freight, favourites and footprints.' },
  clone: { title: 'Clones', about: 'Further positions of a member in the placement tree, each for 250 USDA, and their bonuses.' },
  code: { title: 'Codes', about: 'Captchas, and the six digits that are sent by e-mail or SMS.' },
  conversion: {
    title: 'Conversions',
    about: 'Converting between ACC and AAA on the terms of a signed quote, at the prices of the day less a fee.',
  },
  coin_transfer: {
    title: 'Coin transfers',
    about: 'Coins that one member gives to another by their ID: at once, without a fee, and for good.',
  },
  content: { title: 'Content', about: 'Pages as operators composed them.' },
  points_shop: {
    title: 'Exchange centre',
    about: 'Coupons and red packets that longcoin buys, what was exchanged, goods among it, and setting them up.',
  },
  gift: { title: 'Gifts', about: 'What a member was given to claim for nothing, and when gifts are given.' },
  coupon: { title: 'Coupons', about: 'Claiming, redeeming and exchanging coupons, the member’s own, and setting them up.' },
  deposit: { title: 'Deposits', about: 'Term deposits of ACC and AAA: plans, certificates, what happens at expiry.' },
  distribution: {
    title: 'Distribution',
    about: 'Distributors, whom members are bound to, and the commission of three generations; setting it up.',
  },
  invitation: { title: 'Invitations', about: 'The member’s link, what an invitation pays, and who came by it.' },
  poster: { title: 'Posters', about: 'Images of goods, promotions and the shop with the code that opens them.' },
  redemption: { title: 'Redemption desk', about: 'Codes checked and redeemed at a store’s desk by its clerks, and orders to pick up.' },
  game: {
    title: 'Games',
    about: 'The wheel, scratch cards and eggs: draws by published odds that the player can check, and setting them up.',
  },
  identity: { title: 'Identity', about: 'Registration, log-in, recovery, the payment password, cancelling an account.' },
  member: { title: 'Member', about: 'The member’s own data: profile, level, counts, addresses; and members as operators see them.' },
  messaging: { title: 'Messaging', about: 'Mail and SMS, and the outbox that stands in for them where nothing sends them.' },
  box: {
    title: 'Devices',
    about:
      'Devices that mine and the boxes bound to them: a member’s own, run plans, hardware, alerts, changes of an owner. Boxes themselves speak another API, `/box/v1`.',
  },
  network: {
    title: 'Networks',
    about: 'The sponsor tree and the placement tree, a member’s team by generation and grade, and changes of a sponsor by operators.',
  },
  ops: { title: 'Overview', about: 'What waits for operators, how the shop sells by day, what is owed, its jobs and its health.' },
  order: { title: 'Orders', about: 'From a signed quote to an order, its list, its history and its cancelling.' },
  payment: {
    title: 'Payment',
    about: 'Paying from the balance or at a provider, what a provider says afterwards, and its days against the books.',
  },
  pledge: {
    title: 'Pledges',
    about:
      'Shares of ACC that are pledged for 12 or 48 months: plans on sale, a member’s pledges with income and months, the refund before the first income.',
  },
  team_buy: {
    title: 'Pintuan',
    about: 'Groups that stand from their leader’s payment: those that form, one as it is shared, the member’s own, and deciding one.',
  },
  recharge: { title: 'Recharge', about: 'Money and ACC bought into the wallet, offers with gifts.' },
  refund: { title: 'After-sale', about: 'Asking for money back, its steps and time-outs, and the receipt that explains a price.' },
  review: { title: 'Reviews', about: 'What buyers say of goods.' },
  reward: { title: 'Rewards', about: 'What registering, recharging, buying and signing in give; sign-in and tasks; and setting them up.' },
  search: { title: 'Search', about: 'Goods by words, in five languages, with slips forgiven.' },
  flash_sale: {
    title: 'Flash sale',
    about: 'Sessions, how they sell, and whose turn it is: an order in a flash sale carries a pass that `flash_sale/enter` gives.',
  },
  session: { title: 'Sealed calls', about: 'The keys of the security options, and a self-test of them.' },
  setting: {
    title: 'Settings',
    about: 'Every number and choice that operators may change, with its history; trying out where pictures are kept.',
  },
  fulfilment: {
    title: 'Fulfilment',
    about: 'Parcels and their tracks, pickup codes, what virtual orders bring, invoices and delivery notes.',
  },
  shop: { title: 'Shop', about: 'Setting up a new shop and its owner, what it lacks before it sells, and opening it.' },
  site: { title: 'Site', about: 'The state of the store for a client’s shell, and its clock.' },
  staff: { title: 'Staff', about: 'The operators’ side: log-in with a second factor, operators and their roles, the audit log.' },
  store: { title: 'Stores', about: 'Stores with hours, place and clerks, as operators keep them; orders are fetched there.' },
  unit_price: {
    title: 'Coin prices',
    about: 'Prices of ACC and AAA by day: requested by one operator, approved by another, never changed.',
  },
  wallet: { title: 'Wallet', about: 'Balances as the ledger has them.' },
  work: { title: 'Long work', about: 'Imports, exports and changes of many things: how far they are, their reports and results.' },
  coin_withdrawal: {
    title: 'Coin withdrawals',
    about:
      'Withdrawals of ACC and AAA to wallet addresses, exchange accounts and over the counter: address book, requests, codes, review, results.',
  },
  withdrawal: { title: 'Withdrawal', about: 'Accounts, fee, asking for money, approval by one or two operators, batches for the bank.' },
}
