import type { ProfitUnit } from '@longmall/contract/award-profit.ts'
import { awardCode, type AwardKind, type Payout } from '@longmall/contract/award-shapes.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'

export interface PayoutRow {
  payout_id: bigint
  member_id: number
  run_id: number
  day: string
  kind: AwardKind
  mills: bigint
  back_mills: bigint
  acc: bigint
  usds: bigint
  usda: bigint
  longcoin: bigint
  place: Payout['place']
  release_on: string | null
  is_released: boolean
}

/**
 * SQL: where a payout `p` of a run `r` is now. It was posted or released to an account; from there the AM window took it, or made it available,
 * which is written in the window's row alone.
 */
export const place = sql`
  case coalesce(p.released_to, p.purpose)
    when 'frozen:window' then award_purpose(p.member_id, r.cutoff)
    when 'frozen:referral' then case when award_purpose(p.member_id, r.cutoff) = 'forfeited' then 'forfeited' else 'frozen:referral' end
    else coalesce(p.released_to, p.purpose) end`

/** SQL: the columns of a payout `p` of a run `r`, with its place as it is now. */
export const payoutColumns = sql`
  p.id as payout_id, p.member_id, p.run_id, to_char(r.day, 'YYYY-MM-DD') as day, p.kind, p.mills, p.back_mills, p.acc, p.usds, p.usda, p.longcoin,
  ${place} as place, to_char(p.release_on, 'YYYY-MM-DD') as release_on, p.released_run is not null as is_released`

/** Mills with their three decimals. */
export const millsText = (mills: bigint): string => toDecimal(mills, 'USDS')

export const toPayout = ({ payout_id, mills, back_mills, acc, usds, usda, longcoin, ...row }: PayoutRow): Payout => ({
  ...row,
  payout_id: Number(payout_id),
  code: awardCode[row.kind],
  amount: millsText(mills),
  taken_back: millsText(back_mills),
  acc: toDecimal(acc, 'ACC'),
  usds: toDecimal(usds, 'USDS'),
  usda: toDecimal(usda, 'USDA'),
  longcoin: toDecimal(longcoin, 'LONGCOIN'),
})

const order: ListOrder<'payout_id'> = { id: sql`p.id`, defaultSort: '-payout_id', sorts: { payout_id: 'id' } }

interface PayoutFilter {
  kind?: AwardKind | undefined
  /** Of those with a part in it. */
  unit?: ProfitUnit | undefined
  /** The settled day. */
  day?: string | undefined
}

const unitColumns: Partial<Record<ProfitUnit, RawBuilder<unknown>>> = {
  ACC: sql`p.acc`,
  USDS: sql`p.usds`,
  USDA: sql`p.usda`,
  LONGCOIN: sql`p.longcoin`,
}

function filters({ kind, unit, day }: PayoutFilter): RawBuilder<unknown> {
  const parts = [
    ...(kind ? [sql`and p.kind = ${kind}`] : []),
    ...(unit ? [sql`and ${unitColumns[unit] ?? sql`0`} > 0`] : []),
    ...(day ? [sql`and r.day = ${day}::date`] : []),
  ]
  return sql.join(parts, sql` `)
}

/** Awards of a member, the last first, 20 a page by default. */
export async function payoutsOf(
  db: Database,
  member_id: number,
  { kind, unit, day, ...page }: PayoutFilter & { cursor?: string | undefined; page_size?: number | undefined },
): Promise<{ list: Payout[]; next: string | null }> {
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<PayoutRow>`
      select ${payoutColumns}${cursorColumn} from payout p join settlement_run r on r.id = p.run_id
      where p.member_id = ${member_id} and ${after} ${filters({ kind, unit, day })} order by ${by} limit ${limit}`,
  )
  return { list: list.map(toPayout), next }
}
