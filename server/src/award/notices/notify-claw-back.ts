import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { notifyEach, type MemberNotice } from '../../messaging/send-mail.ts'
import { orderNumbers } from '../../order/figures/order-numbers.ts'
import { lockBalances } from '../../wallet/income/lock-balances.ts'
import { entriesOf } from '../../wallet/queries.ts'

/** By `member unit`, in the unit's smallest part. */
type Amounts = ReadonlyMap<string, bigint>
const units = ['ACC', 'USDS', 'USDA'] as const

/** A refund's claw-back with what is owed before it. */
export interface ClawBackNotice {
  order_id: number
  member_ids: number[]
  before: Amounts
}

/**
 * What the members owe whom the refund `reversal_id` takes awards back from. Locks the sale and their balances first, in the order of
 * `settlement_claw_back`, so that no claw-back beside it changes a debt in between.
 */
export async function prepareNotice({ db }: Context, reversal_id: number): Promise<ClawBackNotice> {
  const { rows } = await sql<{ id: bigint; order_id: number }>`
    select e.id, e.order_id from award_event v join award_event e on e.id = v.reversal_of where v.id = ${reversal_id} for update of e`.execute(
    db,
  )
  const { id, order_id } = rows[0]!
  const { rows: members } = await sql<{ member_id: number }>`
    select distinct member_id from award_line where event_id = ${id} and kind = 'referral' and paid > 0 order by member_id`.execute(db)
  const member_ids = members.map(({ member_id }) => member_id)
  await lockBalances(db, member_ids, units, ['frozen:referral', 'frozen:window', 'available'])
  return { order_id, member_ids, before: await debtsOfAll(db, member_ids) }
}

/**
 * Mails each member of a claw-back what was taken, and what is owed where they had used it: a rare message, at most six for a refund, in its
 * transaction.
 */
export async function notifyClawBack(
  context: Context,
  { order_id, member_ids, before }: ClawBackNotice,
  transfer_id: string | null,
): Promise<void> {
  const { db } = context
  const after = await debtsOfAll(db, member_ids)
  const taken = new Map<string, bigint>()
  for (const { account, amount } of transfer_id === null ? [] : await entriesOf(db, transfer_id))
    if ('member' in account) add(taken, account.member, account.unit, -amount)
  const number = (await orderNumbers(db, [order_id])).get(order_id) ?? ''
  const notices = member_ids.flatMap((member_id): MemberNotice[] => {
    const added = units.map((unit) => [unit, amountIn(after, member_id, unit) - amountIn(before, member_id, unit)] as const)
    const whole = added.map(([unit, amount]) => [unit, amount + amountIn(taken, member_id, unit)] as const)
    const [amounts, debt] = [textOf(whole), textOf(added)]
    if (amounts === '') return []
    if (debt === '') return [{ member_id, template: 'award_taken_back', params: () => ({ number, amounts }) }]
    return [{ member_id, template: 'award_debt', params: () => ({ number, amounts, debt }) }]
  })
  await notifyEach(context, notices)
}

const amountIn = (amounts: Amounts, member_id: number, unit: UnitCode) => amounts.get(`${member_id} ${unit}`) ?? 0n
const add = (amounts: Map<string, bigint>, member_id: number, unit: UnitCode, amount: bigint) =>
  amounts.set(`${member_id} ${unit}`, amountIn(amounts, member_id, unit) + amount)

async function debtsOfAll(db: Context['db'], member_ids: readonly number[]): Promise<Amounts> {
  const { rows } = await sql<{ member_id: number; unit: UnitCode; amount: bigint }>`
    select member_id, unit, amount from award_debt where member_id = any (${member_ids}::int[])`.execute(db)
  return new Map(rows.map(({ member_id, unit, amount }) => [`${member_id} ${unit}`, amount]))
}

/** "21.000 ACC · 9.000 USDS", without units of nothing. */
const textOf = (amounts: readonly (readonly [UnitCode, bigint])[]): string =>
  amounts
    .filter(([, amount]) => amount > 0n)
    .map(([unit, amount]) => `${toDecimal(amount, unit)} ${unit}`)
    .join(' · ')
