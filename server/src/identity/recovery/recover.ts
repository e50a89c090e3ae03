import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { checkCode } from '../../code/check-code.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { withHasher } from '../hash-password.ts'
import { knownCaller } from '../hash-queue.ts'
import { checkNewPassword } from '../password/check-new-password.ts'
import { storePassword } from '../password/store-password.ts'
import { makeProof, readProof, useProof } from '../proof/use-proof.ts'
import { endSessions } from '../session/end-sessions.ts'
import { codeOf, findRecovery } from './start-recovery.ts'

/** Takes the code of a recovery and gives the proof that sets the new password. Refuses those of a code, `identity.recovery_expired`. */
export async function checkRecoveryCode(
  context: Context,
  { recovery_id, code }: InputOf<typeof identity.check_recovery_code>,
): Promise<{ proof: string }> {
  const { subject, member_id } = await findRecovery(context, recovery_id)
  await checkCode(context, { ...codeOf(subject), code })
  // No code is right where nobody has the name; but then the name may have been taken since this recovery began.
  if (member_id === null) throw new Refusal('code.wrong')
  return context.transaction(async (inner) => {
    await inner.db.deleteFrom('recovery').where('id', '=', recovery_id).execute()
    return makeProof(inner, 'recover', member_id)
  })
}

/**
 * Sets a new password against a proof, once: every session ends, and wrong passwords and known devices are forgotten (IDN-06).
 * Refuses `identity.passwords_differ`, `identity.recovery_expired`.
 */
export async function recover(
  context: Context,
  { proof, password, password_again }: InputOf<typeof identity.recover>,
): Promise<Record<string, never>> {
  checkNewPassword(context, password, password_again)
  const member_id = await readProof(context, 'recover', proof)
  if (member_id === null) throw new Refusal('identity.recovery_expired')
  const hash = await withHasher((hasher) => hasher.hash(password), knownCaller)
  await context.transaction(async (inner) => {
    if (!(await useProof(inner, 'recover', proof, member_id))) throw new Refusal('identity.recovery_expired')
    await storePassword(inner, member_id, { hash, device: null })
    await endSessions(inner, member_id, 'recovery')
  })
  return {}
}
