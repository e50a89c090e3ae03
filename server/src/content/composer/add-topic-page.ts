import type { content as contract } from '@longmall/contract/content.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findCampaign } from '../../promotion/zone/find-campaign.ts'

/** Gives a topic a page of blocks; a topic that has one keeps it. Refuses `promotion.not_found`. (PRM-10, CON-04) */
export async function addTopicPage(
  context: Context<StaffActor>,
  { promotion_id }: InputOf<typeof contract.add_topic_page>,
): Promise<OutputOf<typeof contract.add_topic_page>> {
  const topic = await findCampaign(context, 'topic', promotion_id)
  if (!topic) throw new Refusal('promotion.not_found')
  const page = `topic-${promotion_id}`
  const made = await context.db
    .insertInto('composed_page')
    .values({ name: page, kind: 'topic', label: topic.name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  await audit(context, { subject: `page ${page}`, before: made ? null : { page }, after: { page, label: topic.name } })
  return { page }
}
