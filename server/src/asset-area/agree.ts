import type { assetArea as contract } from '@longmall/contract/asset-area.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { versionInForce } from '../content/agreement/view-agreement.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { acceptedAt } from './queries.ts'
import { requireArea } from './require-area.ts'

/**
 * Records that the caller agrees to the version in force; agreeing again changes nothing. Refuses as `requireArea`, and
 * `asset_area.terms_changed` {version} for another version than the one in force.
 */
export async function agree(
  context: Context<MemberActor>,
  { version }: InputOf<typeof contract.agree>,
): Promise<OutputOf<typeof contract.agree>> {
  await requireArea(context)
  const current = await versionInForce(context, 'asset_terms')
  if (version !== current) throw new Refusal('asset_area.terms_changed', { version: current })
  const { db, actor, now, language } = context
  await db
    .insertInto('asset_acceptance')
    .values({ member_id: actor.member_id, version, language, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { version, accepted_at: (await acceptedAt(context, actor.member_id, version)) ?? now }
}
