import type { Context } from '../kernel/context.ts'
import type { Hasher } from './hash-password.ts'
import { clearLoginAttempts, refusalOfWrongPassword, countLoginAttempt } from './login-attempts.ts'

/**
 * Checks a log-in password: counts an attempt, hashes without holding a connection, and resets the count on success. An account without
 * a password (`hash` null) costs the same work. Refuses `identity.wrong_password`, `identity.wrong_password_attempts_left`,
 * `identity.locked`.
 */
export async function checkLoginPassword(
  context: Context,
  hasher: Hasher,
  subject: string,
  hash: string | null,
  password: string,
): Promise<void> {
  const attempts = await countLoginAttempt(context, subject)
  const isRight = hash === null ? await hasher.hash(password).then(() => false) : await hasher.verify(hash, password)
  if (!isRight) throw refusalOfWrongPassword(context, attempts)
  await clearLoginAttempts(context, subject)
}
