import type { deposit as contract } from '@longmall/contract/deposit.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { pricedUnits } from '@longmall/contract/unit-price.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { requireArea } from '../asset-area/require-area.ts'
import { today } from '../award/plan/today.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { Refusal } from '../kernel/refusal.ts'
import { translate } from '../kernel/translate.ts'
import { availableOf } from '../wallet/balances.ts'
import { columns, showDeposit, type DepositRow } from './queries.ts'
import { dueOn, interestOf } from './rules.ts'
import { minimumDeposit, plansOnOffer } from './settings.ts'

/** Plans on offer, with the interest that opening one now would give on `amount`, and what the caller has to deposit. Refuses as `requireArea`. */
export async function viewPlans(
  context: Context<MemberActor>,
  { amount }: InputOf<typeof contract.plans>,
): Promise<OutputOf<typeof contract.plans>> {
  await requireArea(context)
  const { actor, language } = context
  const value_on = today(context)
  const free = await availableOf(context, actor.member_id, pricedUnits)
  return {
    minimum: toDecimal(minimumDeposit(context), 'ACC'),
    available: pricedUnits.map((unit) => ({ unit, amount: toDecimal(free.get(unit) ?? 0n, unit) })),
    plans: plansOnOffer(context).map(({ plan, days, interest_ppm }) => ({
      plan,
      interest_ppm,
      days,
      value_on,
      due_on: dueOn(value_on, days),
      interest: amount === undefined ? null : toDecimal(interestOf(toSmallest(amount, 'ACC'), interest_ppm), 'ACC'),
    })),
    refusal: actor.is_frozen ? { reason: 'frozen', text: translate(language, 'deposit.frozen') } : null,
  }
}

/** The caller's deposits, open or ended, 10 a page (§9), the newest first. */
export async function listDeposits(
  context: Context<MemberActor>,
  { is_open, cursor, page_size = 10 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<DepositRow>`
    select ${columns} from deposit d
    where d.member_id = ${context.actor.member_id} and d.is_open = ${is_open} and d.id < ${before}::bigint
    order by d.id desc limit ${page_size + 1}`.execute(context.db)
  const day = today(context)
  return cutPage(
    rows.map((row) => showDeposit(row, day)),
    page_size,
    (row) => [row.deposit_id],
  )
}

/** The row of one of the caller's deposits. Refuses `deposit.not_found`, for another member's with the same refusal. */
export async function findOwnDeposit({ db, actor }: Context<MemberActor>, deposit_id: number): Promise<DepositRow> {
  const { rows } = await sql<DepositRow>`
    select ${columns} from deposit d where d.id = ${deposit_id} and d.member_id = ${actor.member_id}`.execute(db)
  if (!rows[0]) throw new Refusal('deposit.not_found')
  return rows[0]
}

/** One of the caller's deposits, with those that it was rolled over from and into. Refuses `deposit.not_found`. */
export async function viewDeposit(
  context: Context<MemberActor>,
  { deposit_id }: { deposit_id: number },
): Promise<OutputOf<typeof contract.view>> {
  const day = today(context)
  const row = await findOwnDeposit(context, deposit_id)
  return { ...showDeposit(row, day), history: await historyOf(context, deposit_id, day) }
}

/** The last ones of a long row of roll-overs: a plan of a day could have thousands. */
const shownHistory = 50

async function historyOf({ db }: Context, deposit_id: number, day: string): Promise<OutputOf<typeof contract.view>['history']> {
  const { rows } = await sql<DepositRow>`
    with recursive before as (
      select id, rolled_from, 0 as place from deposit where id = ${deposit_id}
      union all select d.id, d.rolled_from, b.place - 1 from before b join deposit d on d.id = b.rolled_from where b.place > ${-shownHistory}::int
    ), later as (
      select id, 0 as place from deposit where id = ${deposit_id}
      union all select d.id, l.place + 1 from later l join deposit d on d.rolled_from = l.id where l.place < ${shownHistory}::int
    )
    select ${columns} from (select id, place from before union select id, place from later) h join deposit d on d.id = h.id order by h.place`.execute(
    db,
  )
  return rows.map((row) => {
    const { deposit_no, value_on, due_on, interest, state, ...one } = showDeposit(row, day)
    return { deposit_id: one.deposit_id, deposit_no, value_on, due_on, interest, state }
  })
}
