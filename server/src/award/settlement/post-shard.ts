import type { AwardKind } from '@longmall/contract/award-shapes.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { postLines, type LineRow } from '../../wallet/batch/post-lines.ts'
import type { Run } from './work-run.ts'

/** Pays one kind of award to the members of a shard, and settles their debts out of it. */
export async function postShard(context: Context, run: Run, kind: AwardKind, income_code: number, shard: bigint): Promise<void> {
  await postLines(
    context,
    { ...about(run), kind: `award.${kind}`, key: `run ${run.id} shard ${shard}`, income_code },
    sql<LineRow>`select * from settlement_pay(${run.id}, ${kind}, ${shard})`,
  )
  if (kind !== 'sharing' && kind !== 'referral') await netDebts(context, run, kind, shard)
}

/** Releases the locked awards of the members of a shard that are due, and settles their debts out of it. */
export async function releaseShard(context: Context, run: Run, shard: bigint): Promise<void> {
  await postLines(
    context,
    { ...about(run), kind: 'award.release', key: `run ${run.id} shard ${shard}` },
    sql<LineRow>`select * from settlement_release(${run.id}, ${shard})`,
  )
  await netDebts(context, run, null, shard)
}

const netDebts = (context: Context, run: Run, kind: AwardKind | null, shard: bigint) =>
  postLines(
    context,
    { ...about(run), kind: 'award.debt_settled', key: `run ${run.id} ${kind ?? 'release'} shard ${shard}` },
    sql<LineRow>`select * from settlement_net_debts(${run.id}, ${kind}, ${shard})`,
  )

/** What all transfers of a run have in common: it counts at the cut-off. */
export const about = ({ id, cutoff }: Run) => ({ topic: 'award', reason: `run ${id}`, subject: `run ${id}`, effective_at: cutoff }) as const
