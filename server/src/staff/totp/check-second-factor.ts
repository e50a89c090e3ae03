import type { RefusalCode } from '@longmall/contract/errors.ts'
import { clearLoginAttempts, refusalOfWrongPassword, countLoginAttempt } from '../../identity/login-attempts.ts'
import type { Actor, Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { codeSubject, subjectHere } from '../login/subjects.ts'

const codeRefusals: Partial<Record<RefusalCode, RefusalCode>> = {
  'identity.wrong_password': 'code.wrong',
  'identity.wrong_password_attempts_left': 'code.wrong_attempts_left',
}

/**
 * Takes an attempt, then checks a code and does what it opens in one transaction: a code is used up only together with its effect.
 * Refuses `code.wrong`, `code.wrong_attempts_left`, `identity.locked`.
 */
export async function checkSecondFactor<A extends Actor, T>(
  context: Context<A>,
  staff_id: number,
  isRight: (inner: Context<A>) => Promise<boolean>,
  effect: (inner: Context<A>) => Promise<T>,
): Promise<T> {
  const subject = await subjectHere(context, codeSubject, staff_id)
  const attempts = await countLoginAttempt(context, subject)
  return context.transaction(async (inner) => {
    if (!(await isRight(inner))) {
      const { code, details } = refusalOfWrongPassword(inner, attempts)
      throw new Refusal(codeRefusals[code] ?? code, details)
    }
    const done = await effect(inner)
    await clearLoginAttempts(inner, subject)
    return done
  })
}
