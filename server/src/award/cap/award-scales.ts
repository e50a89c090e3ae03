import { awardCode, type AwardKind } from '@longmall/contract/award-shapes.ts'
import { sql } from 'kysely'
import type { AwardScales } from '../../wallet/statement/award-scales.ts'

/** Lines that the end of the AM window left unpaid are no part of it. */
export const awardScales: AwardScales = async (db, member_id, runs) => {
  const { rows } = await sql<{ run_id: number; kind: AwardKind; ppm: number }>`
    select run_id, kind, div(sum(paid)::numeric * 1000000, sum(gross))::int as ppm from award_line
    where member_id = ${member_id} and run_id = any (${runs}::int[]) and reason is null
    group by run_id, kind having sum(paid) < sum(gross)`.execute(db)
  return new Map(rows.map(({ run_id, kind, ppm }) => [`${run_id} ${awardCode[kind]}`, ppm]))
}
