import { randomUUID } from 'node:crypto'
import { hashOfToken, newToken } from '../src/kernel/security/session.ts'
import type { Client, TestShop } from './harness.ts'

/** Of a password that nobody knows. */
export const unknownHash = '$argon2id$v=19$m=19456,t=2,p=1$zZCdZmv7u/xfjSa8U0/GLw$gPRlMh8v89CQC5rlLP4hCtiZmj6KF/m4V5yxwRyS3TA'

/** An operator with a session of the console, made without a password. */
export async function staffClient({ db, site, client }: TestShop, role = 'owner'): Promise<Client & { staff_id: number }> {
  const { id: staff_id } = await db
    .insertInto('staff')
    .values({ email: `${randomUUID()}@shop.example`, name: 'Ann', role, hash: unknownHash, created_at: site.shared.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  const now = new Date().toISOString()
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  await db
    .insertInto('staff_session')
    .values({ token_hash: hashOfToken(token), staff_id, created_at: now, seen_at: now, expires_at })
    .execute()
  return Object.assign(client(token), { staff_id })
}
