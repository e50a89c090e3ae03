import { timingSafeEqual } from 'node:crypto'
import type { CaptchaAnswer } from '@longmall/contract/code.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { isWorkDone } from './captcha-work.ts'
import { keyedHash } from './keyed-hash.ts'
import { codeSettings as own } from './settings.ts'

/**
 * Checks the response to a captcha: its digits, or the proof of work in their place. Only within `steps`, because the counted attempt
 * must be committed. A right response may be repeated within its 5 attempts or minutes, so that a later refusal does not require a new
 * picture. Refuses `code.captcha_wrong` and `code.captcha_expired`.
 */
export async function checkCaptcha(context: Context, { captcha_id, digits, work }: CaptchaAnswer): Promise<void> {
  const { db, now, site, setting } = context
  const { rows } = await sql<{ hash: Buffer }>`
    update captcha set attempts = attempts + 1
    where id = ${captcha_id} and expires_at > ${now} and attempts < ${setting(own.attempts)}
    returning hash`.execute(db)
  const live = rows[0]
  if (!live) throw new Refusal('code.captcha_expired')
  const isRight =
    digits === undefined
      ? work !== undefined && (await isWorkDone(site, captcha_id, work))
      : timingSafeEqual(live.hash, keyedHash(site, 'captcha', captcha_id, digits))
  if (!isRight) throw new Refusal('code.captcha_wrong')
}

/** Ends a captcha once it has served. */
export async function dropCaptcha({ db }: Context, captcha_id: string): Promise<void> {
  await db.deleteFrom('captcha').where('id', '=', captcha_id).execute()
}
