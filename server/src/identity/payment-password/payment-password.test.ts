import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type TestShop } from '../../../test/harness.ts'
import { lastCode } from '../../../test/last-code.ts'
import { plus } from '../../kernel/time/clock.ts'
import { createContext, type MemberActor } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { closeHashing, hashPassword } from '../hash-password.ts'
import { pepperPaymentPassword } from '../rules.ts'
import { around, at, hashesDuring, outcomeOf, refusalOf, retryWhileBusy } from '../test/accounts.ts'
import { verifyPaymentPassword } from '../verify-payment-password.ts'

let shop: TestShop
let paymentHash: string
beforeAll(async () => {
  shop = await openTestShop()
  paymentHash = await hashPassword(pepperPaymentPassword(shop.site.keys, digits))
})
afterAll(closeHashing)

const digits = '246810'

async function withPaymentPassword(): Promise<Client> {
  const member = await shop.member()
  await shop.db.insertInto('payment_password').values({ member_id: member.member_id, hash: paymentHash }).execute()
  return member
}

const emailOf = async ({ member_id }: Client) =>
  (await shop.db.selectFrom('member').select('email').where('id', '=', member_id).executeTakeFirstOrThrow()).email
/** A proof by the code of a mail. */
async function proofOf(member: Client): Promise<string> {
  await member.call('identity/send_payment_code', {})
  return (await member.call('identity/check_payment_code', { code: await lastCode(shop, await emailOf(member)) })).proof
}
const setBy = (member: Client, proof: string, fields: object = {}) =>
  member.call('identity/set_payment_password', { proof, payment_password: digits, payment_password_again: digits, ...fields })
const set = async (member: Client, fields: object = {}) => setBy(member, await proofOf(member), fields)
/** As a `steps` operation of payment would: at the store's time, with no transaction open. */
function verify(member: Client, given: string) {
  const actor: MemberActor = {
    kind: 'member',
    member_id: member.member_id,
    grade: 0,
    is_frozen: false,
    session_hash: Buffer.alloc(32),
    visitor: null,
  }
  return verifyPaymentPassword(createContext(shop.site, actor), given)
}
async function wrongAttempts(member: Client, times: number): Promise<[string, unknown][]> {
  const refused: [string, unknown][] = []
  for (let n = 0; n < times; n++) {
    const { code, details } = await refusalOf<Refusal>(verify(member, '135790'))
    refused.push([code, details.left])
  }
  return refused
}

describe('setting a payment password', () => {
  test('IDN-08 by a code of six digits: it is set and known, and the member is notified', async () => {
    const member = await shop.member()
    const email = await emailOf(member)
    const view = () => member.call('identity/payment_password', {})
    const unset = { is_set: false, locked_until: null, attempts_left: 5, channel: 'email' }
    expect(await view()).toMatchObject(unset)
    await set(member)
    expect(await view()).toMatchObject({ ...unset, is_set: true })
    await verify(member, digits)
    const { hash } = await shop.db
      .selectFrom('payment_password')
      .select('hash')
      .where('member_id', '=', member.member_id)
      .executeTakeFirstOrThrow()
    expect(hash).toMatch(/^\$argon2id\$/)
    const notified = await shop.db.selectFrom('message').select('template').where('recipient', '=', email).orderBy('id').execute()
    expect(notified.map(({ template }) => template)).toEqual(['code_payment_password', 'payment_password_changed'])
  })

  test('IDN-08 the code goes by SMS to a bound mobile, and is shown masked', async () => {
    const member = await shop.member()
    await shop.db.updateTable('member').set({ mobile: '+8613800138041' }).where('id', '=', member.member_id).execute()
    expect(await member.call('identity/payment_password', {})).toMatchObject({ channel: 'mobile', sent_to: '+86*******8041' })
    expect((await member.call('identity/send_payment_code', {})).sent_to).toBe('+86*******8041')
    const { proof } = await member.call('identity/check_payment_code', { code: await lastCode(shop, '+8613800138041') })
    expect(await outcomeOf(setBy(member, proof))).toBe('done')
  })

  test.each(['111111', '123456', '654321'])('IDN-08 %s is refused as too easy, and the proof stays usable', async (weak) => {
    const member = await shop.member()
    const proof = await proofOf(member)
    const refused = await refusalOf(setBy(member, proof, { payment_password: weak, payment_password_again: weak }))
    expect(refused.reason).toBe('identity.weak_payment_password')
    expect(await outcomeOf(setBy(member, proof))).toBe('done')
  })

  test('IDN-08 a first entry that is too easy is refused for that, whatever the second one is', async () => {
    const refused = await refusalOf(set(await shop.member(), { payment_password: '111111', payment_password_again: '246811' }))
    expect(refused.reason).toBe('identity.weak_payment_password')
  })

  test('IDN-08 two entries that differ are refused', async () => {
    const refused = await refusalOf(set(await shop.member(), { payment_password_again: '246811' }))
    expect(refused.reason).toBe('identity.passwords_differ')
  })

  test('IDN-08 without the code there is no proof, and nobody else’s will do', async () => {
    const [member, other] = [await shop.member(), await shop.member()]
    await member.call('identity/send_payment_code', {})
    const code = await lastCode(shop, await emailOf(member))
    expect(await outcomeOf(member.call('identity/check_payment_code', { code: code === '000000' ? '000001' : '000000' }))).toBe(
      'code.wrong',
    )
    expect(await outcomeOf(other.call('identity/check_payment_code', { code }))).toBe('code.expired')
    const { proof } = await member.call('identity/check_payment_code', { code })
    for (const [who, given] of [
      [other, proof],
      [member, 'x'.repeat(43)],
    ] as const)
      expect(await hashesDuring(async () => expect(await outcomeOf(setBy(who, given))).toBe('identity.proof_expired'))).toBe(0)
    expect(await outcomeOf(setBy(member, proof))).toBe('done')
  })

  test('one proof sets one payment password, also when it is given many times at once', async () => {
    const member = await shop.member()
    const proof = await proofOf(member)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(retryWhileBusy(() => setBy(member, proof)))))
    expect(outcomes.toSorted()).toEqual(['done', ...Array<string>(4).fill('identity.proof_expired')])
  })

  test('a proof counts 10 minutes, to the second', async () => {
    const member = await shop.member()
    const from = shop.site.shared.now()
    const proof = await at(shop, from, () => proofOf(member))
    const outcomes = await around(shop, { from, span: { minutes: 10 }, latestFirst: true }, () => setBy(member, proof))
    expect(outcomes).toEqual(['done', 'identity.proof_expired', 'identity.proof_expired'])
  })

  test.each(['12345', '1234567', '12345a', '１２３４５６', ''])('QUA-04 a payment password of %j is refused by its name', async (wrong) => {
    const refused = await refusalOf(set(await shop.member(), { payment_password: wrong }))
    expect(Object.keys(refused.data.fields!)).toEqual(['payment_password'])
  })

  test('a visitor has none', async () => {
    expect(await refusalOf(shop.visitor().call('identity/payment_password', {}))).toMatchObject({ code: -10009, status: 401 })
  })
})

describe('verifying it', () => {
  test('without one, it is asked for', async () => {
    expect(await refusalOf<Refusal>(verify(await shop.member(), digits))).toMatchObject({ code: 'identity.payment_password_unset' })
  })

  test('IDN-08 each wrong one says how many are left, and the fifth locks for 3 hours, for the right one too', async () => {
    const member = await withPaymentPassword()
    expect(await wrongAttempts(member, 5)).toEqual([
      ...[4, 3, 2, 1].map((left) => ['identity.wrong_payment_password', left]),
      ['identity.payment_locked', undefined],
    ])
    expect(await refusalOf<Refusal>(verify(member, digits))).toMatchObject({ code: 'identity.payment_locked' })
    const seen = await member.call('identity/payment_password', {})
    expect(seen.attempts_left).toBe(0)
    expect(Date.parse(seen.locked_until!) - Date.parse(shop.site.shared.now())).toBeGreaterThan(3 * 3_600_000 - 60_000)
    const end = seen.locked_until!
    expect(await refusalOf<Refusal>(at(shop, plus(end, { seconds: -1 }), () => verify(member, digits)))).toMatchObject({
      code: 'identity.payment_locked',
    })
    await shop.advance({ hours: 3 })
    expect((await member.call('identity/payment_password', {})).attempts_left).toBe(5)
    await verify(member, digits)
  })

  test('a right one forgets the wrong ones', async () => {
    const member = await withPaymentPassword()
    await wrongAttempts(member, 4)
    await verify(member, digits)
    expect((await wrongAttempts(member, 1))[0]).toEqual(['identity.wrong_payment_password', 4])
  })

  test('of 50 guesses at once, 5 are checked', async () => {
    const member = await withPaymentPassword()
    const refused = await Promise.all(Array.from({ length: 50 }, () => refusalOf<Refusal>(verify(member, '135790'))))
    const count = (expected: string) => refused.filter(({ code }) => code === expected).length
    // A busy machine turns some of such a crowd away unjudged.
    const [wrong, locked, crowded] = [count('identity.wrong_payment_password'), count('identity.payment_locked'), count('call.too_many')]
    expect(wrong).toBeLessThanOrEqual(4)
    expect(wrong + locked + crowded).toBe(50)
    expect(
      (
        await shop.db
          .selectFrom('payment_password')
          .select('attempts_in_row')
          .where('member_id', '=', member.member_id)
          .executeTakeFirstOrThrow()
      ).attempts_in_row,
    ).toBeLessThanOrEqual(5)
  })

  test('after 100 wrong ones in a row only a new one helps', async () => {
    const member = await withPaymentPassword()
    await shop.db.updateTable('payment_password').set({ attempts_in_row: 98 }).where('member_id', '=', member.member_id).execute()
    expect(await wrongAttempts(member, 2)).toEqual([
      ['identity.wrong_payment_password', 4],
      ['identity.payment_reset_needed', undefined],
    ])
    await shop.advance({ days: 1 })
    expect(await refusalOf<Refusal>(verify(member, digits))).toMatchObject({ code: 'identity.payment_reset_needed' })
    expect((await member.call('identity/payment_password', {})).attempts_left).toBe(0)
    await set(member, { payment_password: '908172', payment_password_again: '908172' })
    await verify(member, '908172')
    expect(await refusalOf<Refusal>(verify(member, digits))).toMatchObject({ details: { left: 4 } })
  })

  test('a new one lifts the lock', async () => {
    const member = await withPaymentPassword()
    await wrongAttempts(member, 5)
    await set(member)
    await verify(member, digits)
  })
})
