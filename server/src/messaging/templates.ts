import type { CodePurpose } from '@longmall/contract/code.ts'

/** Word of something that happened to an account, and what its words need; `at` is filled by itself. */
export interface Notices {
  /** To the old address; the new one masked. */
  email_changed: { account: string; email: string }
  /** The new mobile masked. */
  mobile_changed: { account: string; mobile: string }
  password_changed: { account: string }
  payment_password_changed: { account: string }
  account_cancelled: { account: string }
  new_device: { account: string }
  /** `application`: what was applied for, in the receiver’s words. */
  application_accepted: ApplicationDecided
  application_refused: ApplicationDecided
  /** Of an after-sale request; `reply` is the shop’s words. */
  return_refused: AboutReturn & { reply: string }
  return_parcel: AboutReturn & { until: string }
  return_refunded: AboutReturn & { amount: string }
  return_closed: AboutReturn
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
/** What is sent: a code for one purpose, or a notice. Its words are in `phrases/<lang>/server/message.ts`. */
export type Template = CodeTemplate | Notice
