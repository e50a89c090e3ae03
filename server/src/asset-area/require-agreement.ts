import { versionInForce } from '../content/agreement/view-agreement.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { acceptedAt } from './queries.ts'

/**
 * For every purchase, deposit, pledge and transfer of the digital-asset area: refuses `asset_area.terms_not_agreed` {version} until the
 * caller has agreed to the version in force. Whether the area is open is checked by `requireArea`.
 */
export async function requireAgreement(context: Context<MemberActor>): Promise<void> {
  const version = await versionInForce(context, 'asset_terms')
  if ((await acceptedAt(context, context.actor.member_id, version)) === null) throw new Refusal('asset_area.terms_not_agreed', { version })
}
