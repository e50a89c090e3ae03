import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { inTransaction, type Database } from '../kernel/database/database.ts'
import { grantMoney } from './grant-money.ts'
import { postTransfer } from './post-transfer.ts'

const shop = await openTestShop()
const context = shop.systemContext()

let member: number
let account: bigint
let escrow: bigint
beforeAll(async () => {
  member = (await shop.member()).member_id
  await context.transaction((inner) => grantMoney(inner, member, 1000n, { key: 'first', reason: 'test' }))
  await context.transaction((inner) =>
    postTransfer(inner, {
      kind: 'test',
      topic: 'various',
      key: 'escrow',
      reason: 'test',
      entries: [
        { account: { member, unit: 'MONEY', purpose: 'non_withdrawable' }, amount: -100n },
        { account: { house: 'escrow', unit: 'MONEY' }, amount: 100n },
      ],
    }),
  )
  const { rows } = await sql<{ own: bigint; escrow: bigint }>`
    select (select id from account where member_id = ${member}) as own, (select id from account where member_id is null and purpose = 'escrow') as escrow`.execute(
    shop.db,
  )
  account = rows[0]!.own
  escrow = rows[0]!.escrow
})

/** Runs raw statements as the shop's own database user and commits; whatever the database refuses comes out. */
const asRawSql = (...statements: string[]) =>
  inTransaction(shop.admin, async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  })
const stateOf = async (db: Database) => (await sql`select posted, version from balance order by account_id`.execute(db)).rows
const transferRow = (id: string) =>
  `insert into transfer (id, kind, key, request_hash, actor, reason, effective_at, recorded_at) values ('${id}', 'raw', '${id}', '', 'raw', 'raw', store_now(), store_now())`
type RawLine = [to: bigint, amount: bigint, after?: bigint, version?: bigint]
/** The entries of a transfer by one statement, the first of them on line `from`. */
const entryRows = (id: string, lines: readonly RawLine[], from = 1) =>
  `insert into entry (transfer_id, line, account_id, amount, balance_after, account_version, effective_at, topic)
    select t.id, v.line, v.account_id, v.amount, v.balance_after, v.account_version, greatest(t.effective_at, b.last_at), 'various'
    from transfer t cross join (values ${lines
      .map(([to, amount, after = null, version = null], n) => `(${from + n}, ${to}, ${amount}, ${after}::bigint, ${version}::bigint)`)
      .join(', ')}) v (line, account_id, amount, balance_after, account_version)
      left join balance b on b.account_id = v.account_id where t.id = '${id}'`
const id = '00000000-0000-7000-8000-000000000001'

describe('WAL-01 the database itself refuses', () => {
  test.each<[string, () => string[]]>([
    ['a transfer that does not balance', () => [transferRow(id), entryRows(id, [[escrow, 5n]])]],
    ['a transfer without entries', () => [transferRow(id)]],
    [
      'one more entry on a transfer of long ago',
      () => [
        `insert into entry (transfer_id, line, account_id, amount, effective_at, topic) select id, 9, ${escrow}, 5, effective_at, 'various' from transfer where kind = 'grant'`,
      ],
    ],
    [
      'an unbalanced transfer whose checks were asked for early',
      () => [
        transferRow(id),
        entryRows(id, [
          [escrow, 5n],
          [escrow, -5n],
        ]),
        'set constraints all immediate',
        entryRows(id, [[escrow, 5n]], 3),
      ],
    ],
    [
      'an entry that was not put on its balance',
      () => [
        transferRow(id),
        entryRows(id, [
          [account, 5n, 905n, 3n],
          [escrow, -5n],
        ]),
      ],
    ],
    [
      'an entry of a member without its number',
      () => [
        transferRow(id),
        entryRows(id, [
          [account, 5n],
          [escrow, -5n],
        ]),
      ],
    ],
    [
      'an entry that skips a number',
      () => [
        `update balance set posted = 5, version = 9 where account_id = ${account}`,
        transferRow(id),
        entryRows(id, [
          [account, 5n, 5n, 9n],
          [escrow, -5n],
        ]),
      ],
    ],
    [
      'a number used twice',
      () => [
        transferRow(id),
        entryRows(id, [
          [account, 5n, 905n, 2n],
          [escrow, -5n],
        ]),
      ],
    ],
    [
      'a balanced transfer to which more is added by another statement',
      () => [
        transferRow(id),
        entryRows(id, [
          [escrow, 5n],
          [escrow, -5n],
        ]),
        entryRows(
          id,
          [
            [escrow, 3n],
            [escrow, -3n],
          ],
          3,
        ),
      ],
    ],
    [
      'a transfer that pretends another transaction',
      () => [
        transferRow(id).replace('(id,', '(xid, id,').replace('values (', "values ('3', "),
        entryRows(id, [
          [escrow, 5n],
          [escrow, -5n],
        ]),
      ],
    ],
    [
      'entries of another time than their transfer',
      () => [
        transferRow(id),
        `insert into entry (transfer_id, line, account_id, amount, effective_at, topic)
          select id, n, ${escrow}, 15 - 10 * n, effective_at + interval '1 second', 'various' from transfer, generate_series(1, 2) n where id = '${id}'`,
      ],
    ],
    [
      'a batch of which one entry does not follow the one before on its account',
      () => [
        `update balance set posted = posted + 5, version = version + 1 where account_id = ${account}`,
        transferRow(id),
        entryRows(id, [
          ...Array.from({ length: 100 }, (_, n): RawLine => [escrow, n % 2 ? 7n : -7n]),
          [account, 5n, 906n, 3n],
          [escrow, -5n],
        ]),
      ],
    ],
    [
      'a batch of which one transfer is off',
      () => [
        transferRow(id),
        transferRow(id.replace(/1$/, '2')),
        `insert into entry (transfer_id, line, account_id, amount, effective_at, topic)
          select id, n, ${escrow}, case when n = 1 then 5 when id = '${id}' then -5 else -6 end, effective_at, 'various'
          from transfer, generate_series(1, 2) n where kind = 'raw'`,
      ],
    ],
    ['an entry of nothing', () => [transferRow(id), entryRows(id, [[escrow, 0n]])]],
    [
      'an entry that pretends an older transaction',
      () => [
        transferRow(id),
        `insert into entry (transfer_id, line, account_id, amount, xid, effective_at, topic)
          select id, n, ${escrow}, 15 - 10 * n, '3', effective_at, 'various' from transfer, generate_series(1, 2) n where id = '${id}'`,
      ],
    ],
    ['a balance without an entry', () => [`update balance set posted = posted + 5 where account_id = ${account}`]],
    ['a balance below zero', () => [`update balance set posted = -1 where account_id = ${account}`]],
    ['holding more than there is', () => [`update balance set held = posted + 1 where account_id = ${account}`]],
    ['another floor', () => [`update account set floor = -1000 where id = ${account}`]],
    ['another floor on the balance alone', () => [`update balance set floor = -1000 where account_id = ${account}`]],
    ['another owner', () => [`update account set member_id = null where id = ${account}`]],
    ['the end of an account', () => [`delete from account where id = ${account}`]],
    ['the end of a balance', () => [`delete from balance where account_id = ${account}`]],
    ['the end of all balances', () => ['truncate balance']],
    ['an edited entry', () => ['update entry set amount = 1']],
    ['a deleted entry', () => ['delete from entry']],
    ['truncated transfers', () => ['truncate transfer cascade']],
    ['truncated entries', () => ['truncate entry']],
    ['truncated folds', () => ['truncate fold']],
    ['an edited transfer', () => [`update transfer set reason = 'other'`]],
    ['a deleted transfer', () => ['delete from transfer']],
    ['an edited fold', () => ['update fold set sum = 0']],
    ['another scale of a unit', () => [`update unit set scale = 6 where code = 'MONEY'`]],
    ['the income code that stays free', () => [`insert into income_code values (3, 'plan')`]],
    [
      'a transfer undone twice',
      () => [
        `insert into transfer (kind, key, request_hash, actor, reason, reversal_of, effective_at, recorded_at) select 'undo', n::text, '', 'raw', 'raw', t.id, store_now(), store_now() from transfer t, generate_series(1, 2) n where kind = 'grant'`,
      ],
    ],
  ])('%s', async (_, statements) => {
    const before = await stateOf(shop.db)
    await expect(asRawSql(...statements())).rejects.toMatchObject({ code: expect.stringMatching(/^(LM004|23505|23514|23503)$/) })
    expect(await stateOf(shop.db)).toEqual(before)
  })

  test('and takes a balanced transfer that follows on, also from raw SQL', async () => {
    await asRawSql(
      `update balance set posted = posted + 5, version = version + 1 where account_id = ${account}`,
      transferRow(id),
      entryRows(id, [
        [account, 5n, 905n, 3n],
        [escrow, -5n],
      ]),
    )
    const { rows } = await sql<{ posted: bigint }>`select posted from balance where account_id = ${account}`.execute(shop.db)
    expect(rows[0]!.posted).toBe(905n)
  })
})
