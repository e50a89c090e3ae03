import type { CodePurpose } from '@longmall/contract/code.ts'

/** Word of something that happened to an account, and what its words need; `at` is filled by itself. */
export interface Notices {
  /** To the contacts that were there before, the new one masked; the token that undoes it is added to `link`. */
  email_changed: { account: string; email: string; link: string; until: string }
  mobile_changed: { account: string; mobile: string; link: string; until: string }
  /** To operators: the SMS of an hour are used up. */
  sms_limit_reached: { count: number; codes: string }
  /** To operators: more of a unit falls due up to a day than the shop holds and expects. */
  treasury_shortfall: { unit: string; day: string; due: string; missing: string }
  /** A change of contact was undone: to the restored contact, and to the one that was taken away. */
  contact_restored: object
  contact_removed: object
  password_changed: { account: string }
  payment_password_changed: { account: string }
  account_cancelled: { account: string }
  /** To operators: a change of settings needs the approval of one of them, or takes effect at `from`. `what` never contains a secret. */
  setting_needs_approval: { what: string; by: string }
  setting_scheduled: { what: string; by: string; from: string }
  setting_applied: { what: string }
  /** To the operator who requested it; `reply` is the other's note. */
  setting_stale: { what: string }
  setting_refused: { what: string; reply: string }
  /** Of an AM's window: until when the member can become RM before the freeze, or before frozen awards are forfeited. */
  am_window_warning: { until: string }
  am_window_frozen: { until: string }
  am_window_forfeited: object
  am_window_released: object
  /** New clones of the member. */
  clones_made: { count: number }
  /** Of a deposit that expires soon, or has expired: amounts with their unit, the arrangement in words of the receiver’s language. */
  deposit_due: AboutDeposit
  deposit_ended: AboutDeposit
  /** Of an award whose sale was refunded: the order, the amounts that are taken back, and what of them is owed. */
  award_taken_back: { number: string; amounts: string }
  award_debt: { number: string; amounts: string; debt: string }
  /** To operators: a change needs the approval of one of them, or takes effect at `from`; `what` in words. */
  change_needs_approval: { what: string; by: string }
  change_scheduled: { what: string; by: string; from: string }
  /** To the operator who requested it; `reason` says why it took no effect when its time came. */
  change_approved: { what: string }
  change_refused: { what: string }
  change_dropped: { what: string; reason: string }
  new_device: { account: string }
  /** `application`: what was applied for, in the receiver’s language. */
  application_accepted: ApplicationDecided
  application_refused: ApplicationDecided
  /** Of an application to become a distributor; `reply` is the shop’s reason, where it gave one. */
  distributor_approved: { promote_code: string }
  distributor_refused: { reply: string }
  /** Of an after-sale request; `reply` is the shop’s note. */
  return_refused: AboutReturn & { reply: string }
  return_parcel: AboutReturn & { until: string }
  return_refunded: AboutReturn & { amount: string }
  return_closed: AboutReturn
  /** A parcel of an order has left. */
  parcel_sent: { number: string; carrier: string; tracking: string }
  /** The number masked. */
  withdrawal_account_added: { account: string }
  withdrawal_account_changed: { account: string }
  /** Of another member, the name masked. */
  coins_received: { number: string; amount: string; payer: string }
  /** What an invitation paid: the invitee’s name masked, the reward in words. */
  invitation_rewarded: { name: string; what: string }
  /** `account`: an address or an exchange account; usable from `from`. */
  coin_address_added: { account: string; from: string }
  /** `reference`: the network's or the exchange's own, or the store where it was handed over. */
  coin_withdrawal_done: { number: string; amount: string; reference: string }
  /** `reply` is why, where somebody said. */
  coin_withdrawal_returned: { number: string; amount: string; reply: string }
  withdrawal_paid: { number: string; amount: string; account: string }
  /** `reply` is the shop’s reason, where it gave one. */
  withdrawal_refused: { number: string; reply: string }
  /** Money arrived for a closed order: the order is open again, or the money is refunded. */
  late_payment_reopened: { number: string }
  late_payment_refunded: { number: string }
  /** A phone could not be recharged; the order is refunded. */
  recharge_failed: { number: string }
  /** Of a place in a group: `goods` in the receiver’s language. */
  team_buy_completed: { goods: string }
  team_buy_failed: { goods: string }
  team_buy_removed: { goods: string }
  team_buy_too_late: { goods: string }
  /** Paid for a place in a full group: a group of their own, open until `until`. */
  /** What a place in another group costs less went back. */
  team_buy_price: { number: string; amount: string }
  team_buy_new_team: { goods: string; until: string; address: string }
}
interface AboutDeposit {
  number: string
  amount: string
  interest: string
  day: string
  arrangement: string
}
interface AboutReturn {
  number: string
  goods: string
}
interface ApplicationDecided {
  application: string
  name: string
  number: string
  reply: string
}
export type Notice = keyof Notices
export type CodeTemplate = `code_${CodePurpose}`
/** What is sent: a code for one purpose, or a notice. Its texts are in `translations/<lang>/server/message.ts`. */
export type Template = CodeTemplate | Notice
