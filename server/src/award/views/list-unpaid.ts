import type { AwardKind } from '@longmall/contract/award-shapes.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { millsText } from './payout-row.ts'

interface UnpaidRow {
  run_id: number
  day: string
  kinds: AwardKind[]
  mills: bigint
  reason: 'window_forfeited'
}

const order: ListOrder<'run_id'> = { id: sql`u.run_id`, defaultSort: '-run_id', sorts: { run_id: 'id' } }

/** SQL: the mills that a line `l` of a run `r` would have paid: what the cap left of the sale `e`, or of all that sales share. */
const wouldHavePaid = sql`
  case when l.kind = 'referral' then div(l.gross::numeric * e.paid, e.gross)
    when l.event_id is null then div(l.gross::numeric * r.factor_ppb, 1000000000) else l.gross end`

/** Days whose awards were not paid to the caller, with the reason, and what they would have paid: an AM after the end of the AM window. */
export async function viewUnpaid(
  { db, actor: { member_id } }: Context<MemberActor>,
  page: InputOf<typeof contract.unpaid>,
): Promise<OutputOf<typeof contract.unpaid>> {
  const unpaid = sql`
    select l.run_id, to_char(r.day, 'YYYY-MM-DD') as day, array_agg(distinct l.kind order by l.kind) as kinds, sum(${wouldHavePaid})::bigint as mills,
      max(l.reason) as reason
    from award_line l join settlement_run r on r.id = l.run_id and r.closed_at is not null left join award_event e on e.id = l.event_id
    where l.member_id = ${member_id} and l.reason is not null group by l.run_id, r.day`
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<UnpaidRow>`
      select u.run_id, u.day, u.kinds, u.mills, u.reason${cursorColumn} from (${unpaid}) u where ${after} order by ${by} limit ${limit}`,
  )
  const { rows } = await sql<{ total: bigint }>`select coalesce(sum(u.mills), 0)::bigint as total from (${unpaid}) u`.execute(db)
  return { list: list.map(({ mills, ...row }) => ({ ...row, amount: millsText(mills) })), next, total: millsText(rows[0]!.total) }
}
