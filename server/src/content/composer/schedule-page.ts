import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import type { content as contract } from '@longmall/contract/content.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { clearTimer, setTimer, type TimerHandler } from '../../kernel/time/timers.ts'
import { setPictureUses, lockPage } from './queries.ts'
import { readyDraft, writePublication } from './publish-page.ts'
import { outlineOf } from './rules.ts'
import { subjectOf } from './save-draft.ts'

export const pageTimer = 'content.publish_page'

interface Schedule {
  due_at: Timestamp
  blocks: DraftBlock[]
  version: number
  note: string
  scheduled_by: number
}

/**
 * Plans the publication of the draft as it is now, at an instant of the store clock; an earlier plan gives way. What is edited
 * afterwards is not in it. Refuses as `publishPage` does, and an instant that is not to come by its field.
 */
export async function schedulePage(
  context: Context<StaffActor>,
  { page: name, version, due_at, note = '' }: InputOf<typeof contract.schedule_page>,
): Promise<OutputOf<typeof contract.schedule_page>> {
  const { db, now, actor } = context
  if (due_at <= now) throw wrongField('due_at', 'field.choice')
  const page = await lockPage(context, name, version)
  const blocks = await readyDraft(context, page)
  const [before] = (await sql<Schedule>`delete from page_schedule where page_id = ${page.page_id} returning *`.execute(db)).rows
  await sql`
    insert into page_schedule (page_id, due_at, blocks, version, note, scheduled_at, scheduled_by)
    values (${page.page_id}, ${due_at}, ${JSON.stringify(blocks)}::jsonb, ${version}, ${note}, ${now}, ${actor.staff_id})`.execute(db)
  await setTimer(db, pageTimer, name, due_at)
  await setPictureUses(context, page)
  await audit(context, {
    subject: subjectOf(page),
    before: before ? { due_at: before.due_at } : null,
    after: { due_at, blocks: outlineOf(blocks), note },
  })
  return { due_at }
}

/** Calls the planned publication off. Refuses `content.page_not_found`, and `content.page_not_scheduled` where none is planned. */
export async function cancelSchedule(
  context: Context<StaffActor>,
  { page: name }: InputOf<typeof contract.cancel_schedule>,
): Promise<OutputOf<typeof contract.cancel_schedule>> {
  const { db } = context
  const page = await lockPage(context, name)
  const [before] = (await sql<Schedule>`delete from page_schedule where page_id = ${page.page_id} returning *`.execute(db)).rows
  if (!before) throw new Refusal('content.page_not_scheduled')
  await clearTimer(db, pageTimer, name)
  await setPictureUses(context, page)
  await audit(context, { subject: subjectOf(page), before: { due_at: before.due_at }, after: null })
  return {}
}

/** Publishes what was scheduled; the draft is deleted with it unless it changed since. A cancelled or moved schedule does nothing. */
export const publishScheduled: TimerHandler = async (context, name) => {
  const { db, now } = context
  const page = await lockPage(context, name)
  const { rows } = await sql<Schedule>`delete from page_schedule where page_id = ${page.page_id} and due_at <= ${now} returning *`.execute(
    db,
  )
  const [scheduled] = rows
  if (!scheduled) return
  const { blocks, note, scheduled_by, version } = scheduled
  await writePublication(context, page, { blocks, note, published_by: scheduled_by, isDraft: version === page.version })
  await catalogueChanged(db)
}

/** Shows visitors that a block's time has begun or ended. */
export const onBlockDue: TimerHandler = ({ db }) => catalogueChanged(db)
