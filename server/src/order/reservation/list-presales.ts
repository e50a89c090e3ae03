import type { order, Presale, presaleTabs } from '@longmall/contract/order.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { summaries } from '../list-orders.ts'
import { booked, unpaid } from '../rules.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { DepositRule } from '../progress/find-order.ts'

type Tab = (typeof presaleTabs)[number]

/** What of a member's reservations a tab shows. */
const inTab: Record<Tab, RawBuilder<unknown>> = {
  deposit_due: sql`o.state = any (${unpaid})`,
  booked: sql`o.state = any (${booked}) and o.balance_payment_id is null`,
  balance_due: sql`o.state = any (${booked}) and o.balance_payment_id is not null`,
  done: sql`o.state <> all (${[...unpaid, ...booked]})`,
}

interface Facts {
  order_id: number
  total: bigint
  deposit_amount: bigint
  balance_from: Timestamp | null
  balance_until: Timestamp | null
  rule: DepositRule | null
}

/** The member's reservations of a tab, the newest first, 10 a page by default (PRM-09). */
export async function listPresales(
  context: Context<MemberActor>,
  { tab, cursor, page_size = 10 }: { tab: Tab; cursor?: string | undefined; page_size?: number | undefined },
): Promise<OutputOf<typeof order.presales>> {
  const { db, actor } = context
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<Facts>`
    select o.id as order_id, o.total, o.deposit_amount, o.balance_from, o.balance_until, o.details -> 'deposit' as rule
    from shop_order o where o.member_id = ${actor.member_id} and o.deleted_at is null and o.order_type = 'deposit' and o.deposit_amount is not null
      and o.id < ${before}::bigint and ${inTab[tab]} order by o.id desc limit ${page_size + 1}`.execute(db)
  const ids = rows.map(({ order_id }) => order_id)
  const orders = ids.length ? await summaries(context, sql`o.id = any (${ids}) order by o.id desc`) : []
  const list = orders.map((summary, index): Presale => ({ ...summary, ...showDeposit(rows[index]!) }))
  return cutPage(list, page_size, ({ order_id }) => [order_id])
}

function showDeposit({ total, deposit_amount, balance_from, balance_until, rule }: Facts) {
  return {
    deposit_amount: toDecimal(deposit_amount, 'MONEY'),
    deposit_value: toDecimal(BigInt(rule?.deposit_value ?? deposit_amount), 'MONEY'),
    balance_amount: toDecimal(total - deposit_amount, 'MONEY'),
    // Before the deposit is paid, the window that its rule promises.
    balance_from: balance_from ?? rule?.from ?? null,
    balance_until: balance_until ?? rule?.until ?? null,
    ships_at: rule?.ships_at ?? null,
  }
}
