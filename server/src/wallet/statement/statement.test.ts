import { sql } from 'kysely'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Topic, topics } from '@longmall/contract/wallet.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { creditCoins } from '../credit-coins.ts'
import { grantMoney } from '../grant-money.ts'
import { postTransfer, type Transfer } from '../post-transfer.ts'
import { makeStatement } from './make-statement.ts'
import { lastMonths, monthPeriod, movedMonth } from './periods.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
const within = <T>(work: (inner: ReturnType<typeof shop.systemContext>) => Promise<T>) => shop.systemContext().transaction(work)

let key = 0
const grant = (member_id: number, amount: bigint, bucket: 'withdrawable' | 'non_withdrawable' = 'non_withdrawable') =>
  within((inner) => grantMoney(inner, member_id, amount, { key: `statement ${++key}`, reason: 'test', bucket }))
const change = (member: number, amount: bigint, about: Partial<Transfer> = {}) =>
  within((inner) =>
    postTransfer(inner, {
      kind: 'test',
      topic: 'various',
      key: `statement ${++key}`,
      reason: 'test',
      entries: [
        { account: { member, unit: 'MONEY', purpose: 'non_withdrawable' }, amount },
        { account: { house: 'escrow', unit: 'MONEY' }, amount: -amount },
      ],
      ...about,
    }),
  )
async function allOf(client: Client, input: Parameters<Client['call']>[1] & object) {
  const rows = []
  for (let cursor: string | null | undefined = undefined; cursor !== null;) {
    const page: Awaited<ReturnType<typeof client.call<'wallet/entries'>>> = await client.call('wallet/entries', {
      ...input,
      ...(cursor === undefined ? {} : { cursor }),
      page_size: 3,
    })
    rows.push(...page.list)
    cursor = page.next
  }
  return rows
}
const shown = (rows: { amount: string; balance_after: string; topic: string }[]) =>
  rows.map((one) => [one.topic, one.amount, one.balance_after])
const thisMonth = () => new Date(Date.parse(shop.site.shared.now()) + 8 * 3_600_000).toISOString().slice(0, 7)

describe('the list', () => {
  test('WAL-02 tells every change of both buckets, the newest first, page after page, with what the bucket held after it', async () => {
    const client = await shop.member()
    for (let n = 1; n <= 5; n++) {
      // Of one instant, changes of two buckets have no order.
      await shop.advance({ seconds: 1 })
      await grant(client.member_id, BigInt(n * 100))
      await shop.advance({ seconds: 1 })
      await grant(client.member_id, BigInt(n), 'withdrawable')
    }
    const rows = await allOf(client, {})
    expect(rows.map(({ amount }) => amount)).toEqual(['0.05', '5.00', '0.04', '4.00', '0.03', '3.00', '0.02', '2.00', '0.01', '1.00'])
    expect(rows.map(({ balance_after }) => balance_after).slice(0, 4)).toEqual(['0.15', '15.00', '0.10', '10.00'])
    const withdrawable = await allOf(client, { bucket: 'withdrawable' })
    expect(withdrawable.map(({ amount }) => amount)).toEqual(['0.05', '0.04', '0.03', '0.02', '0.01'])
    expect(await allOf(await shop.member(), {})).toEqual([])
  })

  test.each(topics)('WAL-04 a line is about %s because whoever posted it said so, and names what it belongs to', async (topic) => {
    const client = await shop.member()
    const misleading = topic === 'withdrawal' ? 'payment.refund' : 'withdrawal.reversal'
    await change(client.member_id, 100n, { topic, kind: misleading, income_code: 14, subject: 'order 7' })
    await change(client.member_id, 1n, { topic: topic === 'various' ? 'transfer' : 'various', kind: topic })
    const rows = await allOf(client, { topic })
    expect(rows).toMatchObject([{ topic, income_code: 14, amount: '1.00', subject: { kind: 'order', id: 7 } }])
  })

  test('WAL-04 the ledger takes no topic that it does not know, and one for all lines of a transfer', async () => {
    const { member_id } = await shop.member()
    await expect(change(member_id, 1n, { topic: 'nothing' as Topic })).rejects.toThrow('entry_topic_known')
    await change(member_id, 1n, { topic: 'award' })
    await expect(
      sql`with made as (
          insert into transfer (kind, key, request_hash, actor, reason, effective_at, recorded_at)
          values ('raw', 'two topics', '', 'raw', 'raw', store_now(), store_now()) returning id, effective_at
        )
        insert into entry (transfer_id, line, account_id, amount, effective_at, topic)
        select made.id, v.line, a.id, v.amount, made.effective_at, v.topic
        from made cross join (values (1, 5, 'award'), (2, -5, 'income')) v (line, amount, topic)
          cross join (select id from account where member_id is null limit 1) a`.execute(shop.db),
    ).rejects.toThrow('more than one topic')
  })

  test('WAL-04 a month’s entries are those of the month in the store’s zone, and the sums say the same', async () => {
    const client = await shop.member()
    await grant(client.member_id, 500n)
    const first = thisMonth()
    await shop.advance({ days: 32 })
    await change(client.member_id, -200n, { kind: 'payment.balance', topic: 'shopping', income_code: 20 })
    await grant(client.member_id, 30n)
    const second = thisMonth()
    expect(shown(await allOf(client, { month: first }))).toEqual([['various', '5.00', '5.00']])
    expect(shown(await allOf(client, { month: second }))).toEqual([
      ['various', '0.30', '3.30'],
      ['shopping', '-2.00', '3.00'],
    ])
    const { list } = await client.call('wallet/months', { count: 6 })
    expect(list).toHaveLength(6)
    expect(list[0]).toEqual({
      month: second,
      in: '0.30',
      out: '2.00',
      topics: [
        { topic: 'various', in: '0.30', out: '0.00', count: 1 },
        { topic: 'shopping', in: '0.00', out: '2.00', count: 1 },
      ],
    })
    expect(list.find(({ month }) => month === first)).toMatchObject({ in: '5.00', out: '0.00' })
    expect(list.at(-1)).toMatchObject({ in: '0.00', out: '0.00', topics: [] })
  })

  test('WAL-04 what only moves from one bucket to the other is in no month’s sums', async () => {
    const client = await shop.member()
    const { member_id } = client
    await grant(member_id, 500n)
    const entries = [
      { account: { member: member_id, unit: 'MONEY', purpose: 'non_withdrawable' }, amount: -500n },
      { account: { member: member_id, unit: 'MONEY', purpose: 'withdrawable' }, amount: 500n },
    ] as const
    await change(member_id, 1n, { entries })
    const { list } = await client.call('wallet/months', { count: 1 })
    expect(list[0]).toMatchObject({ in: '5.00', out: '0.00' })
    expect(await allOf(client, {})).toHaveLength(3)
  })

  test('WAL-07 longcoin has its own detail', async () => {
    const client = await shop.member()
    const { member_id } = client
    await within((inner) =>
      creditCoins(inner, member_id, 'LONGCOIN', 120n, {
        kind: 'sign_in',
        topic: 'reward',
        key: `coin ${member_id}`,
        reason: 'x',
        from: 'treasury',
      }),
    )
    expect(await allOf(client, { unit: 'LONGCOIN' })).toMatchObject([
      { unit: 'LONGCOIN', bucket: 'available', topic: 'reward', amount: '120', balance_after: '120' },
    ])
  })

  test('WAL-02 a timer that runs late counts from when it ran: the past is shown the same ever after', async () => {
    const client = await shop.member()
    const early = shop.systemContext()
    await shop.advance({ days: 2 })
    await grant(client.member_id, 100n)
    await early.transaction((inner) => grantMoney(inner, client.member_id, 50n, { key: `late ${client.member_id}`, reason: 'test' }))
    const rows = await allOf(client, {})
    expect(rows.map(({ balance_after }) => balance_after)).toEqual(['1.50', '1.00'])
    expect(rows[0]!.effective_at >= rows[1]!.effective_at).toBe(true)
  })

  test.each(['x', 'MTIz eA', Buffer.from('1 2 3 4 5 6').toString('base64url'), Buffer.from('-5').toString('base64url')])(
    'QUA-04 a cursor that no page gave (%s) is refused or finds nothing',
    async (cursor) => {
      const client = await shop.member()
      await grant(client.member_id, 100n)
      const page = await client.call('wallet/entries', { cursor }).catch((error: { reason: string }) => error.reason)
      if (page !== 'call.wrong_fields') expect((page as { list: unknown[] }).list.length).toBeLessThanOrEqual(1)
    },
  )
})

describe('the statement of a period', () => {
  const textOf = ({ content }: { content: string }) => Buffer.from(content, 'base64').toString('utf8')

  test('WAL-02 opening + entries = closing, as CSV in the member’s language', async () => {
    const client = await shop.member()
    await grant(client.member_id, 1000n)
    await shop.advance({ days: 40 })
    const from = shop.site.shared.now().slice(0, 10)
    await change(client.member_id, -250n, { kind: 'payment.balance', topic: 'shopping', income_code: 20, subject: 'payment 12' })
    await shop.advance({ minutes: 1 })
    await grant(client.member_id, 5n, 'withdrawable')
    await shop.advance({ days: 3 })
    await grant(client.member_id, 7n)
    const until = new Date(Date.parse(`${from}T00:00:00Z`) + 2 * 86_400_000).toISOString().slice(0, 10)
    const file = await client.call('wallet/export', { from, until, format: 'csv' })
    expect(file).toMatchObject({ file_name: `longmall-money-${from}-${until}.csv`, media_type: 'text/csv; charset=utf-8' })
    const lines = textOf(file).split('\r\n')
    expect(lines[0]).toBe('\uFEFFAccount statement')
    expect(lines[5]).toBe('Opening balance,,,,,,10.00')
    expect(lines[6]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Shopping,Payment 12,non-withdrawable,-2\.50,7\.50,7\.50$/)
    expect(lines[7]).toMatch(/,Other,,withdrawable,0\.05,0\.05,7\.55$/)
    expect(lines[8]).toBe('Closing balance,,,,,,7.55')
    expect(textOf(await client.call('wallet/export', { from, until, format: 'csv' }, { language: 'ko-kr' }))).toContain('기말 잔액')
  })

  test('WAL-02 the same as XLSX, a sheet of a zip', async () => {
    const client = await shop.member()
    await grant(client.member_id, 1000n)
    const day = shop.site.shared.now().slice(0, 10)
    const file = await client.call('wallet/export', { from: day, until: day, format: 'xlsx' })
    expect(file.file_name).toMatch(/\.xlsx$/)
    expect(Buffer.from(file.content, 'base64').subarray(0, 2).toString()).toBe('PK')
  })

  test.each([
    ['2026-02-02', '2026-02-01'],
    ['2025-01-01', '2026-02-01'],
  ])('QUA-04 from %s until %s is refused', async (from, until) => {
    await expect((await shop.member()).call('wallet/export', { from, until, format: 'csv' })).rejects.toMatchObject({
      reason: 'wallet.period_invalid',
    })
  })

  test('WAL-02 whatever the entries are, the running total begins at the opening and ends at the closing', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.array(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n })),
        (opening, amounts) => {
          const entries = amounts.map((amount) => ({ amount }) as never)
          const { lines, closing } = makeStatement({ unit: 'MONEY', from: '', until: '', opening, entries })
          expect(closing).toBe(amounts.reduce((sum, one) => sum + one, opening))
          expect(lines.at(-1)?.total_after ?? opening).toBe(closing)
        },
      ),
    )
  })
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -15, '2024-12'],
])('the month %s moved by %i is %s', (month, by, expected) => {
  expect(movedMonth(month, by)).toBe(expected)
})

test('a month of the store’s zone begins and ends at its midnights', () => {
  expect(monthPeriod('Asia/Shanghai', '2026-11')).toEqual({ from: '2026-10-31T16:00:00.000Z', until: '2026-11-30T16:00:00.000Z' })
  expect(lastMonths('2026-01', 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(toSmallest('1.20', 'MONEY')).toBe(120n)
})
