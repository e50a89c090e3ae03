import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Pledge, pledge as contract } from '@longmall/contract/pledge.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { pledgeSkus } from '../../catalogue/pledge-skus.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { addDays, daysBetween, incomeOn, totalIncome } from '../rules.ts'
import { incomePpm, unitAcc } from '../settings.ts'
import { pledgeColumns, showDetail, showPledge, type PledgeRow } from '../queries.ts'

const acc = (amount: bigint) => toDecimal(amount, 'ACC')
const today = ({ setting, now }: Pick<Context, 'setting' | 'now'>) => dayIn(setting(zoneSettings.time_zone), now)

/** The plans on sale now, with what one share that is bought today earns. */
export async function listOffers(context: Context<MemberActor>): Promise<OutputOf<typeof contract.offers>> {
  const unit_acc = unitAcc(context)
  const bought_on = today(context)
  const skus = await pledgeSkus(context)
  return {
    list: skus.flatMap(({ sku_id, months, price }) => {
      const income_ppm = incomePpm(context, months)
      if (income_ppm === undefined) return []
      const terms = { unit_acc, months, income_ppm, bought_on }
      return {
        sku_id,
        months,
        income_ppm,
        unit_acc: acc(unit_acc),
        price: toDecimal(price, 'MONEY'),
        first_income: acc(incomeOn(terms, bought_on)),
        total_income: acc(totalIncome(terms)),
      }
    }),
  }
}

/** Sums of the caller's pledges; those that were refunded count for nothing. */
export async function viewSummary(context: Context<MemberActor>): Promise<OutputOf<typeof contract.summary>> {
  const { rows } = await sql<PledgeRow>`
    select ${pledgeColumns} from pledge p where p.member_id = ${context.actor.member_id} and p.state <> 'refunded'`.execute(context.db)
  const sum = (of: (row: PledgeRow) => bigint) => acc(rows.reduce((total, row) => total + of(row), 0n))
  const yesterday = addDays(today(context), -1)
  return {
    open_count: rows.filter(({ state }) => state === 'open').length,
    remaining: sum(({ shares, unit_acc, principal_paid }) => BigInt(shares) * unit_acc - principal_paid),
    returned: sum(({ principal_paid }) => principal_paid),
    income: sum(({ income_paid }) => income_paid),
    yesterday: sum((row) =>
      row.paid_through !== null && row.paid_through >= yesterday ? BigInt(row.shares) * incomeOn(row, yesterday) : 0n,
    ),
  }
}

const order: ListOrder<'created_at'> = { id: sql`p.id`, defaultSort: '-created_at', sorts: { created_at: 'id' } }

/** The caller's pledges, 10 a page, the newest first; those of an order where one is named. */
export async function listOwn(
  { db, actor }: Context<MemberActor>,
  { state, order_id, cursor, page_size = 10 }: InputOf<typeof contract.list>,
): Promise<{ list: Pledge[]; next: string | null }> {
  const { list, next } = await readPage(
    db,
    order,
    { cursor, page_size },
    ({ after, by, cursorColumn, limit }) => sql<PledgeRow>`
      select ${pledgeColumns}${cursorColumn} from pledge p where p.member_id = ${actor.member_id} and ${after}
        ${state ? sql`and p.state = ${state}` : sql``} ${order_id ? sql`and p.order_id = ${order_id}` : sql``}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map(showPledge), next }
}

/** One of the caller's pledges. Refuses `pledge.not_found`, for another member's with the same refusal. */
export const viewOwn = async (context: Context<MemberActor>, { pledge_id }: { pledge_id: number }) =>
  showDetail(await findOwn(context, pledge_id))

async function findOwn({ db, actor }: Context<MemberActor>, pledge_id: number): Promise<PledgeRow> {
  const { rows } = await sql<PledgeRow>`
    select ${pledgeColumns} from pledge p where p.id = ${pledge_id} and p.member_id = ${actor.member_id}`.execute(db)
  if (!rows[0]) throw new Refusal('pledge.not_found')
  return rows[0]
}

/** What a pledge earned, 10 days a page, the last first: by the terms of its row, which the daily runs paid by. Refuses `pledge.not_found`. */
export async function listIncome(
  context: Context<MemberActor>,
  { pledge_id, cursor, page_size = 10 }: InputOf<typeof contract.income>,
): Promise<OutputOf<typeof contract.income>> {
  const row = await findOwn(context, pledge_id)
  const before = cursor === undefined ? earningDays(row) : Number(readCursor(cursor, [/^\d{1,5}$/])[0])
  const first = Math.min(before, earningDays(row)) - 1
  const list = Array.from({ length: Math.min(page_size + 1, first + 1) }, (_, index) => {
    const day = addDays(row.bought_on, first - index)
    return { day, amount: acc(BigInt(row.shares) * incomeOn(row, day)), index: first - index }
  })
  const page = cutPage(list, page_size, ({ index }) => [index])
  return { list: page.list.map(({ day, amount }) => ({ day, amount })), next: page.next }
}

/** The number of days whose income was paid. */
function earningDays({ bought_on, ends_on, paid_through }: PledgeRow): number {
  if (paid_through === null) return 0
  const end = addDays(paid_through) < ends_on ? addDays(paid_through) : ends_on
  return daysBetween(bought_on, end)
}
