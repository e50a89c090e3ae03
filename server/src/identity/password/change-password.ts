import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { checkLoginPassword } from '../check-login-password.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { withHasher } from '../hash-password.ts'
import { knownCaller } from '../hash-queue.ts'
import { memberDevices } from '../login/known-devices.ts'
import { checkNewPassword } from './check-new-password.ts'
import { storePassword } from './store-password.ts'

/**
 * Changes the caller's log-in password, with the old one; this session continues. Failures are counted separately from log-ins, so that
 * strangers cannot lock a member out of it. Refuses `identity.passwords_differ`, those of a wrong password, `identity.same_password`.
 */
export async function changePassword(
  context: Context<MemberActor>,
  { old_password, password, password_again }: InputOf<typeof identity.change_password>,
): Promise<Record<string, never>> {
  checkNewPassword(context, password, password_again)
  const { db, actor } = context
  await withHasher(async (hasher) => {
    const stored = await db.selectFrom('login_password').select('hash').where('member_id', '=', actor.member_id).executeTakeFirst()
    await checkLoginPassword(context, hasher, `member ${actor.member_id} change`, stored?.hash ?? null, old_password)
    if (password === old_password) throw new Refusal('identity.same_password')
    const hash = await hasher.hash(password)
    await context.transaction((inner) =>
      storePassword(inner, actor.member_id, { hash, replaces: stored!.hash, device: memberDevices.read(inner) }),
    )
  }, knownCaller)
  return {}
}
