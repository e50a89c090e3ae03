import { awardCode } from '@longmall/contract/award-shapes.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { postLines, type LineRow } from '../../wallet/batch/post-lines.ts'
import { notifyClawBack, prepareNotice } from '../notices/notify-claw-back.ts'
import { about } from './post-shard.ts'
import type { Run } from './work-run.ts'

/** Takes the referral awards of a refunded sale back in proportion, once for each refund, and mails the members. */
export async function clawBack(context: Context, run: Run, event_id: number): Promise<void> {
  const notice = await prepareNotice(context, event_id)
  const transfer_id = await postLines(
    context,
    { ...about(run), kind: 'award.claw_back', key: `event ${event_id}`, income_code: awardCode.referral },
    sql<LineRow>`select * from settlement_claw_back(${run.id}, ${event_id})`,
  )
  await notifyClawBack(context, notice, transfer_id)
}
