import type { review } from '@longmall/contract/review.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/security/audit.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findReviews, type ReviewRow } from './queries.ts'
import { refreshStars } from './refresh-stars.ts'
import { forModerator } from './views.ts'

type Moderated = OutputOf<typeof review.moderate>

/**
 * Hides a review, for a reason that its writer is shown, or shows it again; stars and counts follow (CAT-08). Refuses
 * `review.not_found`, `review.changed` when it is not as it was shown, `review.reason_required`.
 */
export async function moderateReview(
  context: Context<StaffActor>,
  { review_id, version, is_shown, reason }: InputOf<typeof review.moderate>,
): Promise<Moderated> {
  if (!is_shown && reason === undefined) throw new Refusal('review.reason_required')
  const before = await lockReview(context, review_id, version)
  const hidden_reason = is_shown ? null : (reason ?? null)
  await sql`
    update review set is_shown = ${is_shown}, hidden_reason = ${hidden_reason}, version = version + 1 where id = ${review_id}`.execute(
    context.db,
  )
  return finishModeration(context, before, { is_shown: before.is_shown }, { is_shown, reason: hidden_reason })
}

/** Answers a review in the shop's name; the last answer counts. Refuses `review.not_found`, `review.changed`. */
export async function replyToReview(
  context: Context<StaffActor>,
  { review_id, version, reply }: InputOf<typeof review.reply>,
): Promise<Moderated> {
  const before = await lockReview(context, review_id, version)
  await sql`
    update review set reply = ${reply}, replied_at = ${context.now}, version = version + 1 where id = ${review_id}`.execute(context.db)
  return finishModeration(context, before, { reply: before.reply }, { reply })
}

async function lockReview(context: Context, review_id: number, version: number): Promise<ReviewRow> {
  const [found] = await findReviews(context, sql`r.id = ${review_id} for update of r`)
  if (!found) throw new Refusal('review.not_found')
  if (found.version !== version) throw new Refusal('review.changed')
  return found
}

async function finishModeration(
  context: Context<StaffActor>,
  { review_id, goods_id }: ReviewRow,
  before: object,
  after: object,
): Promise<Moderated> {
  await audit(context, { subject: `review ${review_id}`, before, after })
  const rows = await findReviews(context, sql`r.id = ${review_id}`)
  const [made] = await forModerator(context, rows)
  await refreshStars(context, [goods_id])
  return made!
}
