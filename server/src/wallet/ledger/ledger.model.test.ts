import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { AccountRef } from '../accounts.ts'
import { balanceOf } from '../balances.ts'
import { reverseTransferPart } from '../reverse-transfer-part.ts'
import { reverseTransfer } from '../reverse-transfer.ts'
import { placeHold } from '../holds/place-hold.ts'
import { postHold, voidHold } from '../holds/resolve-hold.ts'
import { postTransfer } from '../post-transfer.ts'
import { sealLedger } from './seal-ledger.ts'
import { verifyLedger } from './verify-ledger.ts'

const shop = await openTestShop()
const context = shop.systemContext()
const members = await Promise.all([1, 2].map(async () => (await shop.member()).member_id))
type MemberAccount = Extract<AccountRef, { member: number }>
const memberAccounts: MemberAccount[] = members.flatMap((member) => [
  { member, unit: 'MONEY', purpose: 'withdrawable' },
  { member, unit: 'MONEY', purpose: 'non_withdrawable' },
])
const house: AccountRef = { house: 'revenue', unit: 'MONEY' }

/** The ledger as anybody would keep it on paper. */
class Paper {
  readonly posted = memberAccounts.map(() => 0n)
  readonly held = memberAccounts.map(() => 0n)
  house = 0n
  readonly holds: { id: string; account: number; amount: bigint; end: 'open' | 'post' | 'void' }[] = []
  /** Spendings: what each took, and what of it went back, `whole` where it was undone. */
  readonly spent: { id: string; account: number; amount: bigint; back: bigint; whole: boolean }[] = []
  free(account: number) {
    return this.posted[account]! - this.held[account]!
  }
  move(account: number, amount: bigint) {
    this.posted[account]! += amount
    this.house -= amount
  }
}

let key = 0
const about = () => ({ kind: 'paper', topic: 'various', key: String(++key), reason: 'paper' }) as const
const change = (account: number, amount: bigint) => [
  { account: memberAccounts[account]!, amount },
  { account: house, amount: -amount },
]
/** Runs it in a transaction; null when the ledger refused. */
async function attempt<T>(work: (inner: Context) => Promise<T>): Promise<T | null> {
  try {
    return await context.transaction(work)
  } catch (error) {
    const isRefused = error instanceof Refusal || (error instanceof Error && 'code' in error && /^(LM\d+|23505)$/.test(String(error.code)))
    if (!isRefused) throw error
    return null
  }
}
const picked = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]

type Act = (paper: Paper) => Promise<void>
const account = fc.nat({ max: memberAccounts.length - 1 })
const amount = fc.bigInt({ min: 1n, max: 300n })
const acts: Record<string, fc.Arbitrary<Act>> = {
  give: fc.tuple(account, amount).map(([n, cents]) => async (paper) => {
    await attempt((inner) => postTransfer(inner, { ...about(), entries: change(n, cents) }))
    paper.move(n, cents)
  }),
  take: fc.tuple(account, amount).map(([n, cents]) => async (paper) => {
    const id = await attempt((inner) => postTransfer(inner, { ...about(), entries: change(n, -cents) }))
    expect(id !== null).toBe(paper.free(n) >= cents)
    if (id === null) return
    paper.move(n, -cents)
    paper.spent.push({ id, account: n, amount: cents, back: 0n, whole: false })
  }),
  undo: fc.nat().map((n) => async (paper) => {
    const one = picked(paper.spent, n)
    if (!one) return
    const isDone = (await attempt((inner) => reverseTransfer(inner, one.id, about()))) !== null
    expect(isDone).toBe(!one.whole && one.back === 0n)
    if (!isDone) return
    one.whole = true
    paper.move(one.account, one.amount)
  }),
  back: fc.tuple(fc.nat(), amount).map(([n, cents]) => async (paper) => {
    const one = picked(paper.spent, n)
    if (!one) return
    const { purpose } = memberAccounts[one.account]!
    const isDone = (await attempt((inner) => reverseTransferPart(inner, one.id, [{ purpose, amount: cents }], about()))) !== null
    expect(isDone).toBe(!one.whole && one.back + cents <= one.amount)
    if (!isDone) return
    one.back += cents
    paper.move(one.account, cents)
  }),
  hold: fc.tuple(account, amount).map(([n, cents]) => async (paper) => {
    const id = await attempt((inner) => placeHold(inner, { ...about(), account: memberAccounts[n]!, amount: cents }))
    expect(id !== null).toBe(paper.free(n) >= cents)
    if (id === null) return
    paper.held[n]! += cents
    paper.holds.push({ id, account: n, amount: cents, end: 'open' })
  }),
  post: fc.tuple(fc.nat(), amount).map(([n, cents]) => async (paper) => {
    const one = picked(paper.holds, n)
    if (!one) return
    const posting = { kind: 'paper.hold', topic: 'various', reason: 'paper', entries: change(one.account, -cents) } as const
    const isDone = (await attempt((inner) => postHold(inner, one.id, posting))) !== null
    expect(isDone).toBe(one.end === 'post' || (one.end === 'open' && cents <= one.amount))
    if (one.end !== 'open' || !isDone) return
    one.end = 'post'
    paper.held[one.account]! -= one.amount
    paper.move(one.account, -cents)
  }),
  void: fc.nat().map((n) => async (paper) => {
    const one = picked(paper.holds, n)
    if (!one) return
    const isDone = (await attempt(async (inner) => (await voidHold(inner, one.id), true))) === true
    expect(isDone).toBe(one.end !== 'post')
    if (one.end !== 'open') return
    one.end = 'void'
    paper.held[one.account]! -= one.amount
  }),
  fold: fc.constant(async () => void (await sql`select fold_tails()`.execute(shop.db))),
  seal: fc.constant(() => sealLedger(shop.site)),
  day: fc.constant(async () => {
    await shop.advance({ days: 1 })
    await sealLedger(shop.site)
  }),
  tamper: fc
    .constantFrom(
      'update entry set amount = amount + 1',
      'delete from transfer',
      'update balance set posted = posted + 1',
      'update balance set held = held + 1',
      'delete from seal',
      'update snapshot_balance set amount = 0',
      'truncate hold',
    )
    .map((statement) => async () => {
      const before = (await sql<{ n: bigint }>`select count(*) as n from balance where posted > 0`.execute(shop.db)).rows[0]!.n
      // Of an empty table there is nothing to change.
      if (before === 0n) return
      await expect(sql.raw(statement).execute(shop.admin)).rejects.toMatchObject({ code: expect.stringMatching(/^(LM004|23514|0A000)$/) })
    }),
}
const sequence = fc.array(
  fc.oneof(
    ...['give', 'take', 'undo', 'back', 'hold', 'post', 'void'].flatMap((name) => [acts[name]!, acts[name]!]),
    acts.fold!,
    acts.seal!,
    acts.day!,
    acts.tamper!,
  ),
  {
    minLength: 25,
    maxLength: 40,
    size: 'max',
  },
)

test(
  'WAL-01 WAL-03 any sequence of postings, holds, parts given back, undoings, folds, seals, days and break-ins leaves what the paper says',
  { timeout: 600_000 },
  async () => {
    const paper = new Paper()
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        for (const step of steps) await step(paper)
        const { rows } = await sql<{ member_id: number; purpose: string; posted: bigint; held: bigint }>`
          select a.member_id, a.purpose, b.posted, b.held from account a join balance b on b.account_id = a.id`.execute(shop.db)
        for (const [n, one] of memberAccounts.entries()) {
          const row = rows.find(({ member_id, purpose }) => member_id === one.member && purpose === one.purpose)
          expect([row?.posted ?? 0n, row?.held ?? 0n]).toEqual([paper.posted[n], paper.held[n]])
        }
        expect(await balanceOf(context, house)).toBe(paper.house)
      }),
      // One ledger for all of them: a sequence that failed cannot be run again from its beginning.
      { numRuns: Number(process.env.LONGMALL_RUNS ?? 200), endOnFailure: true },
    )
    expect((await verifyLedger(shop.db, shop.site.config.dataDir)).checks.filter(({ first }) => first !== null)).toEqual([])
  },
)
