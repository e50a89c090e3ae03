import { describe, expect, test } from 'vitest'
import type { CoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { fieldsOf, makeCoinMember, coinsOf, shown } from '../test/coins.ts'
import { outcomeOf, refusalOf } from '../../identity/test/accounts.ts'
import type { Context } from '../../kernel/context.ts'
import { drainTimers } from '../../kernel/time/timers.ts'
import { balanceOf } from '../../wallet/balances.ts'
import { coinWithdrawalSettings } from '../settings.ts'
import { applyAnswer } from './apply-answer.ts'
import { queryResult, sendDue } from './send-due.ts'

type Behaviour = 'works' | 'delays' | 'fails' | 'doubles' | 'silent'

const house = (shop: TestShop, account: 'clearing:coin_payout' | 'fees') => balanceOf(shop.systemContext(), { house: account, unit: 'ACC' })

const shopWith = (behaviour: Behaviour) =>
  openTestShop({ settings: { 'coin_withdrawal.provider': 'sandbox', 'coin_withdrawal.sandbox_behaviour': behaviour } })

/** The transfers of a request, the first one first. */
const kindsOf = async ({ db }: TestShop, { coin_withdrawal_no }: CoinWithdrawal) =>
  (await db.selectFrom('transfer').select('kind').where('key', '=', coin_withdrawal_no).orderBy('id').execute()).map(({ kind }) =>
    kind.replace('coin_withdrawal.', ''),
  )

/** A shop whose provider behaves so, an operator, and a member with 100 ACC of which 50 are approved to go. */
async function withProvider(behaviour: Behaviour) {
  const shop = await shopWith(behaviour)
  const finance = await staffClient(shop, 'finance')
  return { shop, finance, ...(await approved(shop)) }
}

async function approved(shop: TestShop, way: 'address' | 'transfer_out' = 'address') {
  const client = await makeCoinMember(shop, 100_000n)
  const made = await client.request(50_000n, way)
  const finance = await staffClient(shop, 'finance')
  await finance.call('coin_withdrawal/approve', shown([made]))
  const { coin_withdrawal_id } = made
  const view = (): Promise<CoinWithdrawal> => client.call('coin_withdrawal/view', { coin_withdrawal_id })
  const review = () => finance.call('coin_withdrawal/view_request', { request_id: coin_withdrawal_id })
  return { client, made, view, review, coins: () => coinsOf(shop, client.member_id) }
}

const before = { available: 50_000n, frozen: 50_000n, code: 0n, in_flight: 0n }
const inFlight = { available: 50_000n, frozen: 0n, code: 0n, in_flight: 50_000n }
const gone = { available: 50_000n, frozen: 0n, code: 0n, in_flight: 0n }
const back = { available: 100_000n, frozen: 0n, code: 0n, in_flight: 0n }

describe('the provider', () => {
  test('AST-10 nothing is sent before three days have passed since the request; then it is, with the fee to the house', async () => {
    const { shop, view, coins, made } = await withProvider('works')
    await shop.advance({ hours: 71, minutes: 59 })
    expect((await view()).state).toBe('approved')
    expect(await coins()).toEqual(before)
    await shop.advance({ minutes: 1, seconds: 1 })
    const seen = await view()
    expect(seen).toMatchObject({ state: 'done', reference: `sandbox-${made.coin_withdrawal_no}`, net: '49.000', can_cancel: false })
    expect(seen.timeline.map(({ state }) => state)).toEqual(['requested', 'approved', 'sending', 'done'])
    expect(await coins()).toEqual(gone)
    expect([await house(shop, 'clearing:coin_payout'), await house(shop, 'fees')]).toEqual([49_000n, 1_000n])
    const sent = await shop.db.selectFrom('coin_withdrawal_sandbox').select(['key', 'amount', 'destination']).execute()
    expect(sent).toMatchObject([{ amount: 49_000n, destination: expect.stringContaining('ethereum 0x5aAeb') }])
    const mail = await shop.db.selectFrom('message').select('body').where('template', '=', 'coin_withdrawal_done').execute()
    expect(mail).toMatchObject([{ body: expect.stringContaining('49.000 ACC') }])
  })

  test('AST-10 a late answer is asked for again, and comes', async () => {
    const { shop, view, coins, review } = await withProvider('delays')
    await shop.advance({ hours: 72, seconds: 1 })
    expect((await view()).state).toBe('sending')
    expect(await coins()).toEqual(inFlight)
    expect(await review()).toMatchObject({ provider: 'sandbox', last_answer: 'pending: waits for confirmations', can_record: false })
    await shop.advance({ minutes: 30 })
    expect((await view()).state).toBe('done')
    expect(await coins()).toEqual(gone)
  })

  test('AST-10 what surely failed is available again, the fee too, and the member is told why', async () => {
    const { shop, view, coins } = await withProvider('fails')
    await shop.advance({ hours: 72, seconds: 1 })
    expect(await view()).toMatchObject({ state: 'failed', reason: 'The network refused it' })
    expect(await coins()).toEqual(back)
    expect([await house(shop, 'clearing:coin_payout'), await house(shop, 'fees')]).toEqual([0n, 0n])
  })

  test('R-24 a provider that reports twice sends once', async () => {
    const { shop, view, coins, made } = await withProvider('doubles')
    await shop.advance({ hours: 72, seconds: 1 })
    expect((await view()).state).toBe('sending')
    await shop.advance({ minutes: 2 })
    expect((await view()).state).toBe('done')
    const context = shop.systemContext()
    const answer = { state: 'done', reference: 'again' } as const
    await context.transaction((inner) => applyAnswer(inner, made.coin_withdrawal_no, answer))
    // A contradicting answer is recorded for operators and changes no balance.
    await context.transaction((inner) => applyAnswer(inner, made.coin_withdrawal_no, { state: 'failed', reason: 'late' }))
    expect(await coins()).toEqual(gone)
    expect(await house(shop, 'fees')).toBe(1_000n)
    expect(await kindsOf(shop, made)).toEqual(['freeze', 'send', 'done'])
  })

  test('R-24 a provider that never answers leaves the coins in flight, asked ever more seldom, until an operator records the result', async () => {
    const { shop, finance, view, coins, review, made } = await withProvider('silent')
    await shop.advance({ hours: 72, seconds: 1 })
    await shop.advance({ hours: 23 })
    expect((await view()).state).toBe('sending')
    expect(await coins()).toEqual(inFlight)
    const { query_count, can_record } = await review()
    expect([query_count > 8 && query_count < 16, can_record]).toEqual([true, false])
    const record = { request_id: made.coin_withdrawal_id, outcome: 'done', reference: '0xabc', reason: '' } as const
    expect(await outcomeOf(finance.call('coin_withdrawal/record_result', record))).toBe('coin_withdrawal.provider_reports')
    await shop.advance({ hours: 2 })
    expect((await review()).can_record).toBe(true)
    expect(await finance.call('coin_withdrawal/record_result', record)).toMatchObject({ state: 'done', reference: '0xabc' })
    await shop.advance({ days: 3 })
    expect(await coins()).toEqual(gone)
  })

  test('AST-10 what is sent is neither cancelled nor refused any more', async () => {
    const { shop, finance, client, made, review } = await withProvider('silent')
    await shop.advance({ hours: 72, seconds: 1 })
    const { coin_withdrawal_id } = made
    expect(await outcomeOf(client.call('coin_withdrawal/cancel', { coin_withdrawal_id }))).toBe('coin_withdrawal.decided')
    const { version } = await review()
    const refuse = finance.call('coin_withdrawal/refuse', { request_id: coin_withdrawal_id, version, reason: 'No' })
    expect(await outcomeOf(refuse)).toBe('coin_withdrawal.decided')
  })

  test('AST-10 a member who is frozen meanwhile is sent nothing until it is lifted', async () => {
    const { shop, client, view, coins } = await withProvider('works')
    const freeze = (is_frozen: boolean) => shop.db.updateTable('member').set({ is_frozen }).where('id', '=', client.member_id).execute()
    await freeze(true)
    await shop.advance({ days: 4 })
    expect((await view()).state).toBe('approved')
    expect(await coins()).toEqual(before)
    await freeze(false)
    await shop.advance({ hours: 2 })
    expect((await view()).state).toBe('done')
  })
})

describe('ended between its steps', () => {
  const shops: Partial<Record<Behaviour, Promise<TestShop>>> = {}

  /** Ends the process, as it were, before or after the commit of its n-th transaction: nothing of it runs any more. */
  function killedAt(shop: TestShop, n: number, isAfterCommit: boolean): Context {
    let count = 0
    const context = shop.systemContext()
    return {
      ...context,
      transaction: async (work) => {
        if (++count > n || (count === n && !isAfterCommit)) throw new Error('killed')
        const done = await context.transaction(work)
        if (count === n) throw new Error('killed')
        return done
      },
    }
  }

  test.each(
    (['works', 'fails', 'doubles', 'delays'] as const).flatMap((behaviour) =>
      [1, 2, 3].flatMap((n) => [false, true].map((isAfterCommit) => [behaviour, n, isAfterCommit] as const)),
    ),
  )(
    'R-24 of a provider that %s, ended at step %i (after its commit: %s), it comes to the same end, once',
    async (behaviour, n, isAfterCommit) => {
      const shop = await (shops[behaviour] ??= shopWith(behaviour))
      const { coins, view, made } = await approved(shop)
      const id = String(made.coin_withdrawal_id)
      await shop.db.updateTable('timer').set({ due_at: '2999-01-01T00:00:00.000Z' }).where('kind', '=', 'coin_withdrawal.send').execute()
      await shop.advance({ hours: 72, seconds: 1 })
      await sendDue(killedAt(shop, n, isAfterCommit), id).catch(() => null)
      // Whoever goes on: its own timer again, and the one of the question.
      await sendDue(shop.systemContext(), id)
      await queryResult(shop.systemContext(), id)
      await shop.advance({ hours: 1 })
      const isFailed = behaviour === 'fails'
      expect((await view()).state).toBe(isFailed ? 'failed' : 'done')
      expect(await coins()).toEqual(isFailed ? back : gone)
      expect(await kindsOf(shop, made)).toEqual(['freeze', 'send', isFailed ? 'return' : 'done'])
      const payouts = await shop.db
        .selectFrom('coin_withdrawal_sandbox')
        .select('amount')
        .where('key', '=', made.coin_withdrawal_no)
        .execute()
      expect(payouts).toEqual([{ amount: 49_000n }])
    },
  )

  test('R-24 two processes that send and ask at once send once', async () => {
    const { shop, coins, made } = await withProvider('works')
    await shop.db.updateTable('timer').set({ due_at: '2999-01-01T00:00:00.000Z' }).where('kind', '=', 'coin_withdrawal.send').execute()
    await shop.advance({ hours: 72, seconds: 1 })
    const id = String(made.coin_withdrawal_id)
    await Promise.all([sendDue, sendDue, queryResult, queryResult, sendDue].map((one) => one(shop.systemContext(), id)))
    await drainTimers(shop.site)
    expect(await coins()).toEqual(gone)
    expect(await shop.db.selectFrom('coin_withdrawal_sandbox').select('key').execute()).toHaveLength(1)
  })
})

describe('by hand', () => {
  const manual = openTestShop()

  test('AST-10 without a provider operators send, and record the result with its reference, once', async () => {
    const shop = await manual
    const { client, made, coins, view, review } = await approved(shop, 'transfer_out')
    const finance = await staffClient(shop, 'finance')
    const record = (fields: object) =>
      finance.call('coin_withdrawal/record_result', {
        request_id: made.coin_withdrawal_id,
        outcome: 'done',
        reference: 'TX-1',
        reason: '',
        ...fields,
      })
    expect(await outcomeOf(record({}))).toBe('coin_withdrawal.not_sending')
    await shop.advance({ hours: 72, seconds: 1 })
    expect(await coins()).toEqual(inFlight)
    expect(await review()).toMatchObject({ state: 'sending', provider: 'manual', can_record: true, query_at: null })
    expect(await fieldsOf(record({ reference: '' }))).toEqual({ reference: 'This field is required' })
    expect(await fieldsOf(record({ outcome: 'failed', reference: '' }))).toEqual({ reason: 'This field is required' })
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => outcomeOf(record({}))))
    expect(outcomes).toEqual(['done', 'done', 'done', 'done'])
    expect(await view()).toMatchObject({ state: 'done', reference: 'TX-1' })
    expect(await coins()).toEqual(gone)
    expect((await refusalOf(record({ outcome: 'failed', reason: 'Sent back' }))).data).toMatchObject({ reason: 'coin_withdrawal.decided' })
    expect(await outcomeOf(record({ reference: 'TX-2' }))).toBe('coin_withdrawal.decided')
    expect(await outcomeOf(client.call('coin_withdrawal/cancel', { coin_withdrawal_id: made.coin_withdrawal_id }))).toBe(
      'coin_withdrawal.decided',
    )
  })

  test('AST-10 what could not be sent by hand is available again', async () => {
    const shop = await manual
    const { made, coins, view } = await approved(shop)
    const finance = await staffClient(shop, 'finance')
    await shop.advance({ hours: 72, seconds: 1 })
    const failed = { request_id: made.coin_withdrawal_id, outcome: 'failed', reference: '', reason: 'The exchange refused it' } as const
    await finance.call('coin_withdrawal/record_result', failed)
    expect(await finance.call('coin_withdrawal/record_result', failed)).toMatchObject({ state: 'failed' })
    expect(await view()).toMatchObject({ state: 'failed', reason: 'The exchange refused it' })
    expect(await coins()).toEqual(back)
  })

  test('AST-10 CON-14 from the second operator’s worth on two say that it was not sent, or nothing goes back', async () => {
    const shop = await manual
    const client = await makeCoinMember(shop, 2_000_000n)
    const made = await client.request(1_500_000n)
    const request_id = made.coin_withdrawal_id
    const [one, other] = [await staffClient(shop, 'finance'), await staffClient(shop, 'finance')]
    const { list } = await one.call('coin_withdrawal/approve', shown([made]))
    await other.call('coin_withdrawal/approve', { list: [{ request_id, version: list[0]!.version }] })
    const coins = () => coinsOf(shop, client.member_id)
    await shop.advance({ hours: 72, seconds: 1 })
    const failed = { request_id, outcome: 'failed', reference: '', reason: 'The exchange refused it' } as const
    const reported = await one.call('coin_withdrawal/record_result', failed)
    expect(reported).toMatchObject({ state: 'sending', failure_reported_by: one.staff_id, failure_reason: 'The exchange refused it' })
    expect(await outcomeOf(one.call('coin_withdrawal/record_result', failed))).toBe('coin_withdrawal.failure_reported')
    expect(await coins()).toMatchObject({ available: 500_000n, in_flight: 1_500_000n })
    expect(await other.call('coin_withdrawal/record_result', failed)).toMatchObject({ state: 'failed' })
    expect(await coins()).toMatchObject({ available: 2_000_000n, in_flight: 0n })
  })

  test('AST-10 the demo’s provider sends nothing in a real shop', async () => {
    const shop = await openTestShop({ kind: 'opened', settings: { 'coin_withdrawal.provider': 'sandbox' } })
    shop.site.config.demo = false
    expect(shop.systemContext().setting(coinWithdrawalSettings.provider)).toBe('sandbox')
    const { review } = await approved(shop)
    await shop.advance({ hours: 72, seconds: 1 })
    expect(await review()).toMatchObject({ state: 'sending', provider: 'manual' })
  })
})
