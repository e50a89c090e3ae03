import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'

/**
 * For every purchase, deposit, pledge and transfer of the digital-asset area: refuses `asset_area.terms_not_agreed` {version} until the
 * caller has agreed to the version in force. Whether the area is open is checked by `requireArea`.
 */
export async function requireAgreement(context: Context<MemberActor>): Promise<void> {
  const { rows } = await sql<{ terms_due: number | null }>`select ${termsDue(context.actor.member_id)} as terms_due`.execute(context.db)
  refuseTermsDue(rows[0]!.terms_due)
}

/** SQL for the version of the terms that a member has still to agree to; null where there is none. */
export const termsDue = (member_id: number) => sql<number | null>`asset_terms_due(${member_id})`

/** Refuses `asset_area.terms_not_agreed` {version} as `requireAgreement` does, for who has read `termsDue` with other facts. */
export function refuseTermsDue(version: number | null): void {
  if (version !== null) throw new Refusal('asset_area.terms_not_agreed', { version })
}
