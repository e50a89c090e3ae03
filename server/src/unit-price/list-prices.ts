import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { PublishedPrice, unitPrice as contract } from '@longmall/contract/unit-price.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { requestColumns, showRequest, type RequestRow } from './queries.ts'

type PriceRow = Omit<PublishedPrice, 'price'> & { micros: bigint }

const order: ListOrder<'starts_on' | 'price'> = {
  id: sql`p.id`,
  defaultSort: '-starts_on',
  sorts: { starts_on: { number: sql`to_char(p.starts_on, 'YYYYMMDD')::int` }, price: { number: sql`p.micros` } },
}

/** Published prices of a coin, 20 a page by default, the latest day first by default. */
export async function listPrices(
  { db }: Context<StaffActor>,
  { unit, ...page }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<PriceRow>`
      select p.id as price_id, p.unit, p.micros, p.starts_on::text as starts_on, p.published_at, r.reason,
        exists (select from unit_price o where o.unit = p.unit and o.starts_on = p.starts_on and o.revision > p.revision) as is_replaced,
        name_of_staff(r.requested_by) as requested_by_name, name_of_staff(r.decided_by) as approved_by_name${cursorColumn}
      from unit_price p left join unit_price_request r on r.id = p.request_id where p.unit = ${unit} and ${after} order by ${by} limit ${limit}`,
  )
  return { list: list.map(({ micros, ...row }) => ({ ...row, price: fromMicros(micros) })), next }
}

const requestOrder: ListOrder<'requested_at' | 'decided_at'> = {
  id: sql`r.id`,
  defaultSort: '-requested_at',
  sorts: { requested_at: 'id', decided_at: { instant: sql`r.decided_at`, isNullable: true } },
}

/** Requested prices, 20 a page by default, the newest first by default. */
export async function listRequests(
  context: Context<StaffActor>,
  { state, unit, ...page }: InputOf<typeof contract.requests>,
): Promise<OutputOf<typeof contract.requests>> {
  const { list, next } = await readPage(
    context.db,
    requestOrder,
    page,
    ({ after, by, cursorColumn, limit }) => sql<RequestRow>`
      select ${requestColumns(context)}${cursorColumn} from unit_price_request r where ${after}
        ${state === undefined ? sql`` : sql`and r.state = ${state}`} ${unit === undefined ? sql`` : sql`and r.unit = ${unit}`}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map((row) => showRequest(context, row, context.actor.staff_id)), next }
}
