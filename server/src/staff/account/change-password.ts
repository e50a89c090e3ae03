import type { staff } from '@longmall/contract/staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { checkLoginPassword } from '../../identity/check-login-password.ts'
import { withHasher } from '../../identity/hash-password.ts'
import { knownCaller } from '../../identity/hash-queue.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { endSessionsOf } from '../login/end-sessions.ts'

/** Wrong ones are counted apart from those at the log-in, so that no stranger keeps an operator from it. */
export const ownPasswordSubject = ({ staff_id }: StaffActor) => `staff ${staff_id} own`

/**
 * Changes the caller's password against the old one; the caller's other sessions end. Refuses `identity.passwords_differ`,
 * `identity.same_password` and those of a wrong password.
 */
export async function changePassword(
  context: Context<StaffActor>,
  { old_password, password, password_again }: InputOf<typeof staff.change_password>,
): Promise<Record<string, never>> {
  if (password !== password_again) throw new Refusal('identity.passwords_differ')
  const { db, actor } = context
  await withHasher(async (hasher) => {
    const { hash: old } = await db.selectFrom('staff').select('hash').where('id', '=', actor.staff_id).executeTakeFirstOrThrow()
    await checkLoginPassword(context, hasher, ownPasswordSubject(actor), old, old_password)
    if (password === old_password) throw new Refusal('identity.same_password')
    const hash = await hasher.hash(password)
    await context.transaction(async (inner) => {
      const { numUpdatedRows } = await inner.db
        .updateTable('staff')
        .set({ hash })
        .where('id', '=', actor.staff_id)
        .where('hash', '=', old)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw new Refusal('identity.wrong_password')
      await endSessionsOf(inner, actor.staff_id, actor.session_hash)
      await audit(inner, { subject: `staff ${actor.staff_id}`, before: null, after: null })
    })
  }, knownCaller)
  return {}
}
