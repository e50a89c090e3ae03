import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { bindingsOf, bindMember } from './queries.ts'

/**
 * Binds a member to another distributor, or to nobody: what was ordered before follows the binding of its time. The same distributor again changes
 * nothing. Refuses `member.not_found`, `distribution.distributor_not_found` of one that is not active, `distribution.own_code`, `distribution.loop`.
 */
export async function rebind(
  context: Context<StaffActor>,
  { member_id, distributor_id, reason }: InputOf<typeof contract.rebind>,
): Promise<OutputOf<typeof contract.rebind>> {
  const { db } = context
  const { rows } = await sql`select from member where id = ${member_id} and state <> 'cancelled'`.execute(db)
  if (rows.length === 0) throw new Refusal('member.not_found')
  const [before] = await bindingsOf(db, member_id)
  if (distributor_id === null) await unbind(context, member_id, reason)
  else {
    const outcome = await bindMember(context, { member_id, distributor_id, way: 'operator', reason })
    if (outcome === 'code_unknown') throw new Refusal('distribution.distributor_not_found')
    if (outcome === 'own_code' || outcome === 'loop') throw new Refusal(`distribution.${outcome}`)
  }
  await audit(context, {
    subject: `member ${member_id}`,
    before: { distributor_id: before?.ended_at === null ? before.distributor_id : null },
    after: { distributor_id, reason },
  })
  return { list: await bindingsOf(db, member_id) }
}

/** Ends the binding of a member; nothing where there is none. */
export async function unbind({ db, now }: Pick<Context, 'db' | 'now'>, member_id: number, reason: string | null): Promise<void> {
  await sql`
    with ended as (
      update distribution_binding set ended_at = greatest(bound_at, ${now}), reason = ${reason} where member_id = ${member_id} and ended_at is null
      returning distributor_id
    )
    update distributor_sum s set members = s.members - 1 from ended where s.distributor_id = ended.distributor_id`.execute(db)
}

/** To whom a member is and was bound, the newest first. */
export async function listBindings(
  { db }: Context<StaffActor>,
  { member_id }: InputOf<typeof contract.bindings>,
): Promise<OutputOf<typeof contract.bindings>> {
  return { list: await bindingsOf(db, member_id) }
}
