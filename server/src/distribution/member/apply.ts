import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { bindMember, distributorOfCode } from '../binding/queries.ts'
import { bindByCode } from '../binding/bind.ts'
import { distributionSettings as own } from '../settings.ts'
import { lastApplication } from './application.ts'
import { viewCondition } from './condition.ts'
import { makeDistributor } from './make-distributor.ts'
import { findDistributor } from './require-distributor.ts'

/**
 * Applies to become a distributor; approved at once where no review is set. Who was refused may apply again. Refuses `call.feature_off`,
 * `distribution.frozen`, `distribution.already_distributor`, `distribution.already_applied` and `distribution.condition_not_met`,
 * and for a code what `bind` refuses.
 */
export async function apply(
  context: Context<MemberActor>,
  { name, mobile, note, promote_code }: InputOf<typeof contract.apply>,
): Promise<OutputOf<typeof contract.apply>> {
  requireAddon(context, 'fenxiao')
  const { db, now, actor, setting } = context
  const { member_id } = actor
  if (actor.is_frozen) throw new Refusal('distribution.frozen')
  // Two applications at once: the second one waits and finds the first.
  await sql`select from member where id = ${member_id} for no key update`.execute(db)
  if (await findDistributor(db, member_id)) throw new Refusal('distribution.already_distributor')
  const last = await lastApplication(db, member_id)
  if (last?.state === 'applied') throw new Refusal('distribution.already_applied')
  const { is_met } = await viewCondition(context, member_id)
  if (!is_met) throw new Refusal('distribution.condition_not_met')
  if (promote_code !== undefined) await bindByInvitation(context, promote_code)
  if (promote_code !== undefined) await bindByCode(context, promote_code, 'code')
  const needsReview = setting(own.needs_review)
  await sql`
    insert into distributor_application (member_id, name, mobile, note, state, decided_at, applied_at)
    values (${member_id}, ${name}, ${mobile}, ${note}, ${needsReview ? 'applied' : 'approved'}, ${needsReview ? null : now}, ${now})`.execute(
    db,
  )
  if (needsReview) return { state: 'applied' }
  await makeDistributor(context, member_id)
  return { state: 'active' }
}

/** Binds the caller to whoever's code this is, where the rule of bindings allows it: an application does not fail of it. */
async function bindByInvitation(context: Context<MemberActor>, promote_code: string): Promise<void> {
  const distributor_id = await distributorOfCode(context.db, promote_code)
  if (distributor_id !== null) await bindMember(context, { member_id: context.actor.member_id, distributor_id, way: 'code' })
}
