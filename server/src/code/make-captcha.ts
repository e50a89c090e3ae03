import { randomInt, randomUUID } from 'node:crypto'
import type { code } from '@longmall/contract/code.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { plus } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { makeWork } from './captcha-work.ts'
import { drawDigits } from './draw-digits.ts'
import { keyedHash } from './keyed-hash.ts'
import { codeSettings as own } from './settings.ts'

/** A new captcha: a picture of six digits and the work that replaces it; of the digits only a keyed hash is stored. */
export async function makeCaptcha(context: Context): Promise<OutputOf<typeof code.captcha>> {
  const { db, now, site, setting } = context
  const captcha_id = randomUUID()
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  const expires_at = plus(now, { minutes: setting(own.minutes) })
  const [picture, work] = await Promise.all([drawDigits(digits, setting(own.captcha_noise)), makeWork(context, captcha_id)])
  await db
    .insertInto('captcha')
    .values({ id: captcha_id, hash: keyedHash(site, 'captcha', captcha_id, digits), expires_at })
    .execute()
  return { captcha_id, picture: `data:image/webp;base64,${picture.toString('base64')}`, work, expires_at }
}
