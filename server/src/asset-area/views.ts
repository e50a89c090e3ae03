import type { AssetArea, assetArea as contract } from '@longmall/contract/asset-area.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { listAgreements, versionInForce, viewAgreement } from '../content/agreement/view-agreement.ts'
import { shippedAgreement } from '../content/agreement/shipped.ts'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { acceptedAt } from './queries.ts'
import { areaClosureFor } from './require-area.ts'

/** Whether the area is open to the caller, and whether its current terms are agreed to. */
export async function viewArea(context: Context<MemberActor>): Promise<AssetArea> {
  const { member_id } = context.actor
  const closure = await areaClosureFor(context, member_id)
  const version = await versionInForce(context, 'asset_terms')
  return { closure, version, is_agreed: (await acceptedAt(context, member_id, version)) !== null }
}

/** The terms and the risk notice in force, and when the caller agreed to that very version. */
export async function viewTerms(context: Context<MemberActor>): Promise<OutputOf<typeof contract.terms>> {
  const agreement = await viewAgreement(context, { name: 'asset_terms' })
  return { agreement, accepted_at: await acceptedAt(context, context.actor.member_id, agreement.version) }
}

/** How many members agreed to each version; accounts that are closed by now count too. */
export async function viewAcceptances(context: Context<StaffActor>): Promise<OutputOf<typeof contract.acceptances>> {
  const { list } = await listAgreements(context, { name: 'asset_terms' })
  const { rows } = await sql<{ version: number; accepted_count: number }>`
    select version, count(*)::int as accepted_count from asset_acceptance group by version`.execute(context.db)
  const counts = new Map(rows.map(({ version, accepted_count }) => [version, accepted_count]))
  const versions = [...list, shippedAgreement('asset_terms', context.language)]
  return {
    version: versions[0]!.version,
    list: versions.map(({ version, effective_on }) => ({ version, effective_on, accepted_count: counts.get(version) ?? 0 })),
  }
}
