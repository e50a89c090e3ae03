import type { Context } from '../kernel/context.ts'
import type { Hasher } from './hash-password.ts'
import { forgetLoginTries, refusalOfWrongPassword, takeLoginTry } from './login-tries.ts'

/**
 * Judges a log-in password: takes a try, hashes with no connection held, and forgets the tries when it is right.
 * Somebody without a password (`hash` null) costs the same work. Refuses `identity.wrong_password`, `identity.wrong_password_left`, `identity.locked`.
 */
export async function checkLoginPassword(
  context: Context,
  hasher: Hasher,
  subject: string,
  hash: string | null,
  password: string,
): Promise<void> {
  const tries = await takeLoginTry(context, subject)
  const isRight = hash === null ? await hasher.hash(password).then(() => false) : await hasher.verify(hash, password)
  if (!isRight) throw refusalOfWrongPassword(context, tries)
  await forgetLoginTries(context, subject)
}
