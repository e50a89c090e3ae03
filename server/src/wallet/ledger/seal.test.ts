import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { grantMoney } from '../grant-money.ts'
import { spendMoney } from '../spend-money.ts'
import { sealLedger } from './seal-ledger.ts'
import { runChecks, verifyLedger } from './verify-ledger.ts'

const shop = await openTestShop()
await shop.passMidnight()
const context = shop.systemContext()
const { dataDir } = shop.site.config
const { member_id } = await shop.member()

let key = 0
const grant = (amount: bigint) =>
  context.transaction((inner) => grantMoney(inner, member_id, amount, { key: `seal ${++key}`, reason: 'test' }))
const seals = async () =>
  (await sql<{ number: bigint; entry_count: bigint }>`select number, entry_count from seal order by number`.execute(shop.db)).rows
const entryCount = async () => (await sql<{ n: bigint }>`select count(*) as n from entry`.execute(shop.db)).rows[0]!.n
/** A transaction open elsewhere on the server holds entries back for a moment, so it asks again. */
const sealAll = () =>
  expect
    .poll(async () => {
      await sealLedger(shop.site)
      return (await seals()).reduce((sum, one) => sum + one.entry_count, 0n) === (await entryCount())
    })
    .toBe(true)
const differences = async () => (await verifyLedger(shop.db, dataDir)).checks.filter(({ first }) => first !== null)
describe('seals', () => {
  test('WAL-03 every entry is in one seal, and a quiet ledger gets no new one', async () => {
    for (let n = 0; n < 3; n++) await grant(100n)
    await sealAll()
    const count = (await seals()).length
    expect(count).toBeGreaterThan(0)
    await sealLedger(shop.site)
    expect(await seals()).toHaveLength(count)
    await grant(100n)
    await sealAll()
    expect((await seals()).length).toBeGreaterThan(count)
    expect(await differences()).toEqual([])
  })

  test('WAL-03 an entry whose transaction still runs is left to the next seal', async () => {
    await sealAll()
    let finish = () => {}
    const locked = new Promise<void>((go) => (finish = go))
    let posted = () => {}
    const isPosted = new Promise<void>((go) => (posted = go))
    const slow = context.transaction(async (inner) => {
      await spendMoney(inner, member_id, 10n, { kind: 'test', topic: 'various', key: 'slow', reason: 'test', to: 'escrow' })
      posted()
      await locked
    })
    await isPosted
    const before = (await seals()).length
    await sealLedger(shop.site)
    expect(await seals()).toHaveLength(before)
    finish()
    await slow
    await sealAll()
    expect(await differences()).toEqual([])
  })

  test('WAL-03 a seal ends at the edge of a transaction, before it would exceed its bound; a larger transaction is one seal', async () => {
    await sealAll()
    const count = (await seals()).length
    for (let n = 0; n < 5; n++) await grant(1n)
    await context.transaction(async (inner) => {
      for (let n = 0; n < 3; n++) await grantMoney(inner, member_id, 1n, { key: `seal ${++key}`, reason: 'test' })
    })
    await grant(1n)
    const isSettled = async () =>
      (await sql<{ done: boolean }>`select settled_xid() > max(xid) as done from entry`.execute(shop.db)).rows[0]!.done
    await expect.poll(isSettled).toBe(true)
    const seal = async () => (await sql<{ number: bigint | null }>`select seal_entries(4) as number`.execute(shop.db)).rows[0]!.number
    while ((await seal()) !== null);
    expect((await seals()).slice(count).map(({ entry_count }) => entry_count)).toEqual([4n, 4n, 2n, 6n, 2n])
    expect(await differences()).toEqual([])
  })

  test('WAL-03 many sealers at once make one chain', async () => {
    for (let n = 0; n < 5; n++) await Promise.all([grant(1n), ...Array.from({ length: 4 }, () => sealLedger(shop.site))])
    await sealAll()
    expect(await differences()).toEqual([])
  })

  test('WAL-03 the day’s head is anchored outside the database, one line a day, and the day opens with a snapshot', async () => {
    await grant(50n)
    await sealAll()
    await shop.advance({ days: 1 })
    await grant(25n)
    await sealLedger(shop.site)
    await sealLedger(shop.site)
    const lines = readFileSync(join(dataDir, 'anchors', 'ledger.txt'), 'utf8')
      .trim()
      .split('\n')
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toMatch(/^\d{4}-\d\d-\d\d \d+ [0-9a-f]{64}$/)
    const { rows } = await sql`select day from snapshot order by day`.execute(shop.db)
    expect(rows).toHaveLength(2)
    expect(await differences()).toEqual([])
  })
})

describe('what was changed in the database', () => {
  test.each<[string, () => string[], RegExp]>([
    [
      'an amount and its balances',
      () => ['update entry set amount = amount + 1 where account_version = 2 and line = 2'],
      /sum|entries|follow/,
    ],
    ['a reason', () => [`update transfer set reason = 'other' where kind = 'grant' and key = 'seal 1'`], /^seal \d+/],
    [
      'two entries that cancel out',
      () => [
        'update entry set amount = amount + 1, balance_after = balance_after + 1 where account_version = 2',
        'update entry set amount = amount - 1 where account_version = 3',
      ],
      /^seal \d+ of \d+ entries finds/,
    ],
    ['an amount alone', () => ['update entry set amount = amount + 1 where account_version = 2'], /seal \d+ .*entry 2 of account \d+/],
    [
      'a removed transfer',
      () => [`delete from entry where transfer_id = (select id from transfer where key = 'seal 2')`],
      /entries|finds|sum/,
    ],
    [
      'two transfers off by the same, one up and one down',
      () => [
        `update entry set amount = amount + 1 where account_version is null and transfer_id = (select id from transfer where key = 'seal 1')`,
        `update entry set amount = amount - 1 where account_version is null and transfer_id = (select id from transfer where key = 'seal 2')`,
      ],
      /^transfer [0-9a-f-]+ is off by -?1 MONEY/,
    ],
    [
      'an entry of another transaction than its transfer',
      () => [`update transfer set xid = '7' where key = 'seal 1'`],
      /^transfer .* of another transaction$/,
    ],
    [
      'a batch that was reversed',
      () => [
        `update transfer set kind = 'award.test' where key = 'seal 1'`,
        `update transfer set reversal_of = (select id from transfer where key = 'seal 1') where key = 'seal 2'`,
      ],
      /^batch [0-9a-f-]+ is reversed by transfer/,
    ],
    ['a balance', () => ['update balance set posted = posted + 5'], /^account \d+ says/],
    ['a held amount', () => ['update balance set held = held + 5'], /^account \d+ holds/],
    ['a snapshot', () => ['update snapshot_balance set amount = amount + 1'], /^account \d+ on \d{4}/],
    ['a seal, computed anew', () => [`update seal set hash = sha256('x') where number = 1`], /^seal 1$/],
    ['a fold', () => ['select fold_tails()', 'update fold set sum = sum + 1'], /^fold of account/],
  ])('WAL-03 is found: %s', async (_, statements, first) => {
    await shop.admin
      .transaction()
      .execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        for (const statement of statements()) await sql.raw(statement).execute(tx)
        const found = (await runChecks(tx, [])).map((one) => one.first)
        expect(found).toContainEqual(expect.stringMatching(first))
        throw new Error('undone')
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.message === 'undone')) throw error
      })
    expect(await differences()).toEqual([])
  })

  test('WAL-03 is found: a chain that is not the one that was anchored', async () => {
    const file = join(dataDir, 'anchors', 'ledger.txt')
    const anchorText = readFileSync(file, 'utf8')
    mkdirSync(join(dataDir, 'anchors'), { recursive: true })
    writeFileSync(
      file,
      anchorText.replace(/ ([0-9a-f])([0-9a-f]{63})\n/, (_, digit: string, rest: string) => ` ${digit === '0' ? '1' : '0'}${rest}\n`),
    )
    expect(await differences()).toMatchObject([
      { name: 'every anchor is a seal of the chain', first: expect.stringMatching(/^the anchor of /) },
    ])
    writeFileSync(file, anchorText)
  })
})
