import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { CaptchaAnswer } from '@longmall/contract/code.ts'
import { captchaAnswer } from '../../../test/captcha-answer.ts'
import type { Client, Refused, TestShop } from '../../../test/harness.ts'
import { plus, type Span, type Timestamp } from '../../kernel/time/clock.ts'
import { hashPassword } from '../hash-password.ts'

export const password = 'right-password-1'
let hash: Promise<string> | null = null

let count = 0
/** A member with a session and the log-in password above; the account name is new. */
export async function makeAccount(shop: TestShop): Promise<Client & { account: string; email: string }> {
  hash ??= hashPassword(password).catch((error: unknown) => {
    hash = null
    throw error
  })
  const account = `login_${++count}`
  const member = await shop.member({ account })
  await shop.db
    .insertInto('login_password')
    .values({ member_id: member.member_id, hash: await hash })
    .execute()
  return Object.assign(member, { account, email: `${account}@mail.example` })
}

/** A right answer to a new captcha. */
export const solvedCaptcha = (client: Client): Promise<CaptchaAnswer> => captchaAnswer(() => client.call('code/captcha', {}))

/** How a call was refused; one that was not fails the test. */
export const refusalOf = <Kind = Refused>(call: Promise<unknown>): Promise<Kind> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Kind) => error,
  )

/** The reason of a refusal, or 'done'. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    ({ reason }: Refused) => reason,
  )

/** Asks again while the crowd before the hashing turns it away: on a busy machine, few at once are one. */
export async function retryWhileBusy<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if ((error as Refused).reason !== 'call.too_many') throw error
    }
  }
}

/** Calls at an exact instant of the store clock. */
export async function at<T>({ site: { shared } }: TestShop, instant: Timestamp, work: () => Promise<T>): Promise<T> {
  shared.now = () => instant
  try {
    return await work()
  } finally {
    Reflect.deleteProperty(shared, 'now')
  }
}

/**
 * Outcomes of a call one second before, at, and one second after the instant that lies `span` after `from`. The latest is called first
 * where an earlier success would use up the subject.
 */
export async function around(
  shop: TestShop,
  { from, span, latestFirst }: { from: Timestamp; span: Span; latestFirst: boolean },
  work: () => Promise<unknown>,
): Promise<string[]> {
  const outcomes: [number, string][] = []
  for (const seconds of latestFirst ? [1, 0, -1] : [-1, 0, 1])
    outcomes.push([seconds, await at(shop, plus(plus(from, span), { seconds }), () => outcomeOf(work()))])
  return outcomes.toSorted(([a], [b]) => a - b).map(([, outcome]) => outcome)
}

/** How many secrets are hashed while `work` runs. */
export async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let hashCount = 0
  const note = () => void hashCount++
  subscribe('longmall.hash', note)
  await work()
  unsubscribe('longmall.hash', note)
  return hashCount
}
