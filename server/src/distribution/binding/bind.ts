import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import { bindingOf, bindingRule, bindingsOf, bindMember, distributorOfCode } from './queries.ts'

/**
 * Binds the caller to a distributor (DST-02). A link (`source_member`) that binds nobody refuses nothing; a typed code refuses `distribution.code_unknown`,
 * `distribution.own_code`, `distribution.loop`, `distribution.protected` {until} and `distribution.bound_before`. Refuses `call.feature_off`.
 */
export async function bind(
  context: Context<MemberActor>,
  { promote_code, source_member, way }: InputOf<typeof contract.bind>,
): Promise<OutputOf<typeof contract.bind>> {
  requireAddon(context, 'fenxiao')
  const { db, actor } = context
  if (promote_code !== undefined) await bindByCode(context, promote_code, way)
  else if (source_member !== undefined) await bindMember(context, { member_id: actor.member_id, distributor_id: source_member, way })
  const bound = await bindingOf(db, actor.member_id)
  return { is_bound: bound !== null, way: bound?.way ?? null, distributor_name: bound?.distributor_name ?? null }
}

/** Binds the caller by a code; the same distributor again changes nothing. Refuses what `bind` does of a code. */
export async function bindByCode(context: Context<MemberActor>, promote_code: string, way: 'code' | 'link' | 'poster'): Promise<void> {
  const distributor_id = await distributorOfCode(context.db, promote_code)
  if (distributor_id === null) throw new Refusal('distribution.code_unknown')
  const outcome = await bindMember(context, { member_id: context.actor.member_id, distributor_id, way })
  if (outcome === 'protected') throw new Refusal('distribution.protected', { until: await protectedUntil(context) })
  if (outcome !== 'bound' && outcome !== 'same') throw new Refusal(`distribution.${outcome}`)
}

/** Until when nobody else can take the caller over. */
async function protectedUntil(context: Context<MemberActor>): Promise<Timestamp> {
  const [newest] = await bindingsOf(context.db, context.actor.member_id)
  return plus(newest!.bound_at, { days: bindingRule(context).protected_days })
}
