import { awardCode, type AwardKind } from '@longmall/contract/award-shapes.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { postLines, type LineRow } from '../../wallet/batch/post-lines.ts'
import type { Shard } from './shards.ts'
import type { Run } from './work-run.ts'

const allKinds = Object.keys(awardCode) as AwardKind[]

/** Pays the members of a shard, a transfer for each kind of award, and settles their debts out of it. */
export async function postShard(context: Context, run: Run, { kind, shard, first_member, last_member }: Shard): Promise<void> {
  const kinds = kind === '' ? allKinds : [kind]
  const { rows } = await sql<{ kind: AwardKind }>`
    select settlement_pay(${run.id}, ${kinds}, ${first_member}, ${last_member}) as kind`.execute(context.db)
  for (const one of rows)
    await postLines(
      context,
      { ...about(run), kind: `award.${one.kind}`, key: `run ${run.id} shard ${shard}`, income_code: awardCode[one.kind] },
      sql<LineRow>`select * from settlement_posting(${run.id}, ${one.kind}, ${first_member}, ${last_member})`,
    )
  await postLines(
    context,
    { ...about(run), kind: 'award.debt_settled', key: `run ${run.id} ${kind || 'post'} shard ${shard}` },
    sql<LineRow>`select * from settlement_net_debts(${run.id}, ${kinds}, ${first_member}, ${last_member})`,
  )
}

/** Releases the locked awards of the members of a shard that are due, and settles their debts out of it. */
export async function releaseShard(context: Context, run: Run, { shard, first_member, last_member }: Shard): Promise<void> {
  await postLines(
    context,
    { ...about(run), kind: 'award.release', key: `run ${run.id} shard ${shard}` },
    sql<LineRow>`select * from settlement_release(${run.id}, ${first_member}, ${last_member})`,
  )
  await postLines(
    context,
    { ...about(run), kind: 'award.debt_settled', key: `run ${run.id} release shard ${shard}` },
    sql<LineRow>`select * from settlement_net_debts(${run.id}, null, ${first_member}, ${last_member})`,
  )
}

/** What all transfers of a run have in common: it counts at the cut-off. */
export const about = ({ id, cutoff }: Run) => ({ topic: 'award', reason: `run ${id}`, subject: `run ${id}`, effective_at: cutoff }) as const
