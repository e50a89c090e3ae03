import { timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '@longmall/contract/code.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { keyedHash } from './keyed-hash.ts'
import { codeSettings as own } from './settings.ts'

/**
 * Checks a code and uses a right one up. Only within `steps`: the attempt it takes must stay when it is refused.
 * Refuses `code.wrong`, from the third on `code.wrong_attempts_left` {left}, and `code.expired` when it is over, used, used up or was never sent.
 */
export async function checkCode(
  context: Context,
  { purpose, subject, code }: { purpose: CodePurpose; subject: string; code: string },
): Promise<void> {
  const { db, now, site, setting } = context
  const maxAttempts = setting(own.attempts)
  // The attempt is taken before the code is checked, so that parallel guesses count like others.
  const { rows } = await sql<{ hash: Buffer | null; attempts: number }>`
    update code set attempts = attempts + 1
    where purpose = ${purpose} and subject = ${subject} and used_at is null and expires_at > ${now} and attempts < ${maxAttempts}
    returning hash, attempts`.execute(db)
  const live = rows[0]
  if (!live) throw new Refusal('code.expired')
  const givenHash = keyedHash(site, purpose, subject, code)
  if (!live.hash || !timingSafeEqual(live.hash, givenHash)) throw wrong(context, live.attempts)
  const used = await sql`
    update code set used_at = ${now}
    where purpose = ${purpose} and subject = ${subject} and hash = ${givenHash} and used_at is null`.execute(db)
  if (!used.numAffectedRows) throw new Refusal('code.expired')
}

function wrong({ setting }: Context, attempts: number): Refusal {
  const left = setting(own.attempts) - attempts
  if (left <= 0) return new Refusal('code.expired')
  return attempts < setting(own.attempts_left_from) ? new Refusal('code.wrong') : new Refusal('code.wrong_attempts_left', { left })
}
