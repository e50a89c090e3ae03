import type { AwardLine, AwardRecord, MemberAward } from '@longmall/contract/award-runs.ts'
import { awardCode, awardKinds } from '@longmall/contract/award-shapes.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { whole } from '../rules.ts'
import { toMills, toUnits, type UnitRow } from './units.ts'

/** The largest lines that an explanation lists. */
const mostLines = 100

interface AwardRow extends UnitRow, Omit<MemberAward, 'gross' | 'paid' | 'taken_back' | keyof UnitRow> {
  gross: bigint
  paid: bigint
  taken_back: bigint
}

/** SQL: awards of a member by run and kind `a`. A kind within a run is told apart by its income code. */
const awards = (member_id: number) => sql`(
  select l.run_id, l.kind, sum(l.gross)::bigint as gross, sum(l.paid)::bigint as paid,
    l.run_id::bigint * 1000 + case l.kind ${sql.join(
      awardKinds.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(awardCode[kind])}`),
      sql` `,
    )} end as id
  from award_line l where l.member_id = ${member_id} group by l.run_id, l.kind
) a join settlement_run r on r.id = a.run_id left join payout p on p.run_id = a.run_id and p.kind = a.kind and p.member_id = ${member_id}`
const awardColumns = sql`
  a.run_id, r.day::text as day, a.kind, a.gross, a.paid, coalesce(p.acc, 0) as acc, coalesce(p.usds, 0) as usds, coalesce(p.usda, 0) as usda,
  coalesce(p.longcoin, 0) as longcoin, coalesce(p.released_to, p.purpose) as purpose, p.release_on::text as release_on,
  p.released_run is not null as is_released, coalesce(p.back_mills, 0) as taken_back`

const toAward = ({ gross, paid, taken_back, acc, usds, usda, longcoin, ...row }: AwardRow): MemberAward => ({
  ...row,
  gross: toMills(gross),
  paid: toMills(paid),
  taken_back: toMills(taken_back),
  ...toUnits({ acc, usds, usda, longcoin }),
})

const order: ListOrder<'run'> = { id: sql`a.id`, defaultSort: '-run', sorts: { run: 'id' } }

/** The awards of a member by run and kind, the latest run first, 20 a page by default. */
export async function listAwards(
  { db }: Context<StaffActor>,
  { member_id, kind, ...page }: InputOf<typeof contract.list_awards>,
): Promise<OutputOf<typeof contract.list_awards>> {
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<AwardRow>`
      select ${awardColumns}${cursorColumn} from ${awards(member_id)}
      where ${after} ${kind === undefined ? sql`` : sql`and a.kind = ${kind}`} order by ${by} limit ${limit}`,
  )
  return { list: list.map(toAward), next }
}

interface RecordRow extends AwardRow {
  acc_held: bigint | null
  acc_micros: bigint
  plan_id: number
  factor_ppb: bigint | null
  split_threshold: bigint
  low_usds_ppm: number
  high_usds_ppm: number
  high_usda_ppm: number
  line_count: bigint
}

/** Explains an award of a member from its lines, payout, run and version; refuses `award.award_not_found`. */
export async function viewAward(
  { db }: Context<StaffActor>,
  { member_id, run_id, kind }: InputOf<typeof contract.view_award>,
): Promise<AwardRecord> {
  const { rows } = await sql<RecordRow>`
    select ${awardColumns}, p.acc_held, r.acc_micros, r.plan_id, r.factor_ppb, v.split_threshold, v.low_usds_ppm, v.high_usds_ppm, v.high_usda_ppm,
      a.line_count
    from (
      select l.run_id, l.kind, sum(l.gross)::bigint as gross, sum(l.paid)::bigint as paid, count(*) as line_count
      from award_line l where l.member_id = ${member_id} and l.run_id = ${run_id} and l.kind = ${kind} group by l.run_id, l.kind
    ) a join settlement_run r on r.id = a.run_id join award_plan v on v.id = r.plan_id
      left join payout p on p.run_id = a.run_id and p.kind = a.kind and p.member_id = ${member_id}`.execute(db)
  if (!rows[0]) throw new Refusal('award.award_not_found')
  const { acc_held, acc_micros, plan_id, factor_ppb, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, line_count, ...award } =
    rows[0]
  const isHigh = acc_held !== null && acc_held >= split_threshold
  const [usds_ppm, usda_ppm] = isHigh ? [high_usds_ppm, high_usda_ppm] : [low_usds_ppm, 0]
  const isSplit = acc_held !== null && kind !== 'sharing'
  return {
    award: toAward(award),
    acc_held: acc_held === null ? null : toDecimal(acc_held, 'ACC'),
    split: isSplit ? { threshold: toDecimal(split_threshold, 'ACC'), acc_ppm: whole - usds_ppm - usda_ppm, usds_ppm, usda_ppm } : null,
    acc_price: fromMicros(acc_micros),
    plan_id,
    factor_ppb: Number(factor_ppb ?? 1_000_000_000n),
    lines: await readLines(db, member_id, run_id, kind),
    line_count: Number(line_count),
  }
}

interface LineRow extends Omit<AwardLine, 'base' | 'gross' | 'paid'> {
  base: bigint
  gross: bigint
  paid: bigint
}

async function readLines(db: Database, member_id: number, run_id: number, kind: string): Promise<AwardLine[]> {
  const isNode = kind === 'matching' || kind === 'clone'
  const { rows } = await sql<LineRow>`
    select l.generation, l.rate_ppm, l.base, l.gross, l.paid, l.reason, e.order_id, coalesce(e.member_id, ${isNode ? null : sql`l.source_id`}) as source_member,
      ${isNode ? sql`l.source_id` : null} as node_id, case when e.id is null then r.plan_id else e.plan_id end as plan_id
    from award_line l join settlement_run r on r.id = l.run_id left join award_event e on e.id = l.event_id
    where l.member_id = ${member_id} and l.run_id = ${run_id} and l.kind = ${kind}
    order by l.paid desc, l.gross desc, l.event_id, l.source_id limit ${mostLines}`.execute(db)
  return rows.map(({ base, gross, paid, ...line }) => ({ ...line, base: toMills(base), gross: toMills(gross), paid: toMills(paid) }))
}
