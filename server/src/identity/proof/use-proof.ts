import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { identitySettings } from '../settings.ts'

export type ProofPurpose = 'recover' | 'payment_password' | 'contact'

/** What a right code has proven for one purpose and member: a token for one use, 10 minutes on the store clock, stored as a hash. */
export async function makeProof({ db, now, setting }: Context, purpose: ProofPurpose, member_id: number): Promise<{ proof: string }> {
  const proof = newToken()
  await db
    .insertInto('proof')
    .values({
      token_hash: hashOfToken(proof),
      purpose,
      member_id,
      expires_at: plus(now, { minutes: setting(identitySettings.proof_minutes) }),
    })
    .execute()
  return { proof }
}

/** Whose proof it is, before work is spent on it; null when it is unknown, over or for something else. */
export async function readProof({ db, now }: Context, purpose: ProofPurpose, proof: string): Promise<number | null> {
  const row = await db
    .selectFrom('proof')
    .select('member_id')
    .where('token_hash', '=', hashOfToken(proof))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** Uses a proof up, in the transaction of what it allows; false when it cannot be used, or no longer. */
export async function useProof({ db, now }: Context, purpose: ProofPurpose, proof: string, member_id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from proof where token_hash = ${hashOfToken(proof)} and purpose = ${purpose} and member_id = ${member_id} and expires_at > ${now}`.execute(
    db,
  )
  return Boolean(numAffectedRows)
}
