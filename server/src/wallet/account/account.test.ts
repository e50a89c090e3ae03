import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { runNextWork } from '../../work/run/run-next-work.ts'
import { workKinds } from '../../work-kinds.ts'
import { rollBook } from '../book/roll-book.ts'
import { grantMoney } from '../grant-money.ts'

const shop = await openTestShop()
await shop.passMidnight()
const ann = await staffClient(shop, 'finance')
const { member_id } = await shop.member()
const other = await shop.member()
const grant = (member: number, amount: bigint, key: string) =>
  shop.systemContext().transaction((inner) => grantMoney(inner, member, amount, { key, reason: 'test' }))
const today = () => dayIn('Asia/Shanghai', shop.site.shared.now())

const days: string[] = []
const instants: string[] = []
beforeAll(async () => {
  for (let day = 0; day < 4; day++) {
    days.push(today())
    for (let n = 0; n < 3; n++) {
      await grant(member_id, BigInt(100 * (day + 1) + n), `${day} ${n}`)
      await grant(other.member_id, 7n, `other ${day} ${n}`)
      instants.push(shop.site.shared.now())
      await shop.advance({ minutes: 5 })
    }
    // What is taken into the flows of days, and what is not yet, count the same.
    if (day === 1) await rollBook(shop.site)
    await shop.advance({ days: 1 })
  }
})

const mine = { member_id, unit: 'MONEY', purpose: 'non_withdrawable' } as const
const house = { unit: 'MONEY', purpose: 'treasury' } as const
const accounts = [
  ['a member', mine],
  ['the house', house],
] as const
type Account = (typeof accounts)[number][1]

/** What the entries themselves sum to. */
async function plainly(account: Account, { from = '-infinity', until = 'infinity' }: { from?: string; until?: string }) {
  const { rows } = await sql<{ plus: bigint; minus: bigint; count: number }>`
    select coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as plus, coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as minus,
      count(*)::int as count
    from entry e join account a on a.id = e.account_id
    where coalesce(a.member_id, 0) = ${'member_id' in account ? account.member_id : 0} and a.unit = 'MONEY' and a.purpose = ${account.purpose}
      and e.effective_at >= ${from}::timestamptz and e.effective_at < ${until}::timestamptz`.execute(shop.db)
  return rows[0]!
}
const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`).toISOString()
const endOf = (day: string) => new Date(Date.parse(startOf(day)) + 86_400_000).toISOString()
const after = (at: string) => new Date(Date.parse(at) + 1).toISOString()
const money = (amount: bigint) => toDecimal(amount, 'MONEY')

async function allEntries(account: Account, period: Record<string, string> = {}) {
  const list = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Awaited<ReturnType<typeof ann.call<'wallet/account_statement'>>> = await ann.call('wallet/account_statement', {
      ...account,
      ...period,
      page_size: 4,
      ...(cursor !== undefined && { cursor }),
    })
    list.push(...page.list)
    cursor = page.next
  }
  return list
}

describe.each(accounts)('the statement of an account of %s', (_, account) => {
  test('WAL-02 CON-06 over a period of days: opening + what came - what went = closing, as the entries sum', async () => {
    const [from_day, until_day] = [days[1]!, days[2]!]
    const [before, within] = [
      await plainly(account, { until: startOf(from_day) }),
      await plainly(account, { from: startOf(from_day), until: endOf(until_day) }),
    ]
    const opening = before.plus - before.minus
    expect(await ann.call('wallet/statement_sums', { ...account, from_day, until_day })).toEqual({
      from: startOf(from_day),
      until: endOf(until_day),
      opening: money(opening),
      plus: money(within.plus),
      minus: money(within.minus),
      closing: money(opening + within.plus - within.minus),
    })
    expect(await allEntries(account, { from_day, until_day })).toHaveLength(within.count)
  })

  test('WAL-02 CON-06 at any instant: what it held then, in the middle of a day too', async () => {
    for (const at of instants) {
      const { plus, minus } = await plainly(account, { until: after(at) })
      expect((await ann.call('wallet/statement_sums', { ...account, at })).closing).toBe(money(plus - minus))
    }
    expect(await ann.call('wallet/statement_sums', { ...account, at: '2020-01-01T00:00:00.000Z' })).toMatchObject({ closing: '0.00' })
  })

  test('WAL-02 every entry shows what the account held after it, across pages, days and instants', async () => {
    const list = await allEntries(account)
    const { plus, minus } = await plainly(account, {})
    let balance = plus - minus
    for (const { amount, balance_after } of list) {
      expect(balance_after).toBe(money(balance))
      balance -= BigInt(Math.round(Number(amount) * 100))
    }
    expect(balance).toBe(0n)
    const at = instants[4]!
    expect(await allEntries(account, { at })).toEqual(list.filter(({ effective_at }) => effective_at <= at))
  })

  test('WAL-02 CON-06 the file has opening, every entry in order of time, sums and closing', async () => {
    const [from_day, at] = [days[1]!, instants[7]!]
    const sums = await ann.call('wallet/statement_sums', { ...account, from_day, at })
    const { work_id } = await ann.call('wallet/export_statement', { ...account, from_day, at, format: 'csv' })
    await runNextWork(shop.site, workKinds)
    expect(await ann.call('work/view', { work_id })).toMatchObject({ state: 'done', failure: null })
    const { address } = await ann.call('work/download', { work_id })
    const [head, opening, ...lines] = (await (await shop.app.request(address)).text()).trimEnd().split('\r\n')
    expect(head).toContain('Amount (USD),Balance after (USD)')
    expect(head).toContain('Time (Asia/Shanghai)')
    expect(opening).toMatch(new RegExp(`,Opening balance,.*,${sums.opening}$`))
    const [plus, minus, closing] = lines.splice(-3)
    expect(plus).toContain(`,${sums.plus},`)
    expect(minus).toContain(sums.minus === '0.00' ? ',0.00,' : `,-${sums.minus},`)
    expect(closing).toMatch(new RegExp(`,Closing balance,.*,${sums.closing.replace('-', '\\-')}$`))
    const entries = (await allEntries(account, { from_day, at })).toReversed()
    expect(lines.map((line) => line.split(',').slice(-2))).toEqual(entries.map((one) => [one.amount, one.balance_after]))
  })
})

test('CON-06 a statement of the house is read by the index of its time, however many entries there are', async () => {
  const plan = await shop.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from entry where account_id = 1 and account_version is null
      and effective_at >= now() order by effective_at desc, transfer_id desc, line desc limit 21`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join()
  })
  expect(plan).toContain('entry_tail_time')
  expect(plan).not.toContain('Sort')
})

test('CON-06 a period that ends before it begins is refused by its field', async () => {
  const refusal = (period: Record<string, string>) =>
    ann.call('wallet/statement_sums', { ...mine, ...period }).catch((error: Refused) => Object.keys(error.data.fields ?? {}))
  expect(await refusal({ from_day: days[2]!, until_day: days[1]! })).toEqual(['until_day'])
  expect(await refusal({ from_day: days[2]!, at: instants[0]! })).toEqual(['at'])
})
