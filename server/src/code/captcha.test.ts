import { randomInt } from 'node:crypto'
import type { CaptchaAnswer } from '@longmall/contract/code.ts'
import type { Challenge, Solution } from 'altcha-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { doWork } from '../../test/captcha-answer.ts'
import { openTestShop } from '../../test/harness.ts'
import { plus } from '../kernel/time/clock.ts'
import { createContext } from '../kernel/context.ts'
import { checkCaptcha, dropCaptcha } from './check-captcha.ts'
import { drawDigits } from './draw-digits.ts'
import { keyedHash } from './keyed-hash.ts'

const shop = await openTestShop()
const start = shop.site.shared.now()
const after = (seconds: number) => createContext(shop.site, { kind: 'system' }, { now: plus(start, { seconds }) })
const newCaptcha = () => shop.visitor().call('code/captcha', {})

/** A captcha whose digits are known here; nobody can ask the shop for them. */
async function drawn(digits = '135790') {
  const { captcha_id } = await newCaptcha()
  const hash = keyedHash(shop.site, 'captcha', captcha_id, digits)
  await shop.db
    .updateTable('captcha')
    .set({ hash, expires_at: plus(start, { minutes: 5 }) })
    .where('id', '=', captcha_id)
    .execute()
  return { captcha_id, right: { captcha_id, digits }, wrong: { captcha_id, digits: '024680' } }
}
const reasonOf = (answer: CaptchaAnswer, seconds = 0) =>
  checkCaptcha(after(seconds), answer).then(
    () => 'right',
    (error: Error) => error.message,
  )

describe('the picture', () => {
  test('IDN-14 is a WebP of at most 30 KB, and the answer tells its digits in no other way', async () => {
    const { captcha_id, picture, work, expires_at, ...more } = await newCaptcha()
    expect(more).toEqual({})
    const bytes = Buffer.from(picture.replace('data:image/webp;base64,', ''), 'base64')
    expect(bytes.byteLength).toBeLessThanOrEqual(30_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 88 })
    expect(Date.parse(expires_at) - Date.parse(shop.site.shared.now())).toBeLessThanOrEqual(300_000)
    const stored = await shop.db.selectFrom('captcha').selectAll().where('id', '=', captcha_id).executeTakeFirstOrThrow()
    const response = JSON.stringify({ captcha_id, work, expires_at })
    for (const digits of response.match(/(?=(\d{6}))/g) ?? [])
      expect(keyedHash(shop.site, 'captcha', captcha_id, digits)).not.toEqual(stored.hash)
  })

  test('IDN-14 shows strokes that fill its width, on paper of its own, never twice the same', async () => {
    const [one, two] = [await drawDigits('888888', 4), await drawDigits('888888', 4)]
    expect(one.equals(two)).toBe(false)
    const { data, info } = await sharp(one).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true })
    const isDark = (x: number) => Array.from({ length: info.height }, (_, y) => data[y * info.width + x]!).some((light) => light < 100)
    const sixth = info.width / 6
    for (let position = 0; position < 6; position++)
      expect(Array.from({ length: sixth }, (_, x) => isDark(position * sixth + x)).filter(Boolean).length).toBeGreaterThan(10)
    expect(data.toSorted()[data.length >> 1]).toBeGreaterThan(200)
  })
})

describe('an answer', () => {
  test('IDN-14 is right, wrong, and of a captcha that nobody has, expired', async () => {
    const one = await drawn()
    expect([await reasonOf(one.right), await reasonOf(one.wrong)]).toEqual(['right', 'code.captcha_wrong'])
    expect(await reasonOf({ captcha_id: one.captcha_id })).toBe('code.captcha_wrong')
    expect(await reasonOf({ captcha_id: crypto.randomUUID(), digits: '135790' })).toBe('code.captcha_expired')
  })

  test('IDN-14 belongs to one captcha: the same digits do not open another', async () => {
    const [one, two] = [await drawn('111111'), await drawn('222222')]
    expect(await reasonOf({ captcha_id: two.captcha_id, digits: one.right.digits })).toBe('code.captcha_wrong')
  })

  test('IDN-14 that is right may be given again, so that a refusal that follows needs no new picture, five times in all', async () => {
    const { right } = await drawn()
    const reasons: string[] = []
    for (let use = 0; use < 6; use++) reasons.push(await reasonOf(right))
    expect(reasons).toEqual([...Array.from({ length: 5 }, () => 'right'), 'code.captcha_expired'])
  })

  test('IDN-14 is not taken once its captcha has served', async () => {
    const { captcha_id, right } = await drawn()
    await dropCaptcha(after(0), captcha_id)
    expect(await reasonOf(right)).toBe('code.captcha_expired')
  })

  test.each([
    [299, 'right'],
    [300, 'code.captcha_expired'],
    [301, 'code.captcha_expired'],
  ])('IDN-14 is taken for 5 minutes: after %i s it is %s', async (seconds, reason) => {
    expect(await reasonOf((await drawn()).right, seconds)).toBe(reason)
  })

  test('IDN-14 that is guessed: of 50 at once five are checked, and then the right one comes too late', async () => {
    const { right, wrong } = await drawn()
    const reasons = await Promise.all(Array.from({ length: 50 }, () => reasonOf(wrong)))
    expect(reasons.filter((reason) => reason === 'code.captcha_wrong')).toHaveLength(5)
    expect(await reasonOf(right)).toBe('code.captcha_expired')
  })
})

describe('work in place of the picture', () => {
  interface Payload {
    challenge: Challenge
    solution: Solution
  }
  /** A captcha, its work done, and that work altered. */
  async function worked() {
    const { captcha_id, work } = await newCaptcha()
    const done = await doWork(work)
    const altered = (alter: (payload: Payload) => void) => {
      const payload = JSON.parse(done) as Payload
      alter(payload)
      return reasonOf({ captcha_id, work: JSON.stringify(payload) })
    }
    return { captcha_id, done, altered }
  }

  test('IDN-14 opens like its digits', async () => {
    const { captcha_id, done } = await worked()
    expect(await reasonOf({ captcha_id, work: done })).toBe('right')
    expect(done.length).toBeLessThan(1500)
  })

  test('IDN-14 of one captcha does not open another', async () => {
    const [{ done }, other] = [await worked(), await newCaptcha()]
    expect(await reasonOf({ captcha_id: other.captcha_id, work: done })).toBe('code.captcha_wrong')
  })

  test.each<[string, (payload: Payload) => void]>([
    ['without its key', ({ solution }) => void (solution.derivedKey = '')],
    ['with another key', ({ solution }) => void (solution.derivedKey = '00'.repeat(32))],
    ['made easier', ({ challenge }) => void (challenge.parameters.cost = 1)],
    ['with a key of its own', ({ challenge, solution }) => void (challenge.parameters.keySignature = solution.derivedKey)],
    ['without a signature of the key', ({ challenge }) => void delete challenge.parameters.keySignature],
    ['without a signature', (payload) => void delete payload.challenge.signature],
    ['signed by nobody', (payload) => void (payload.challenge.signature = 'ab'.repeat(32))],
  ])('IDN-14 %s is refused', async (_, alter) => {
    expect(await (await worked()).altered(alter)).toBe('code.captcha_wrong')
  })

  test.each(['{', 'null', '[]', '{}', '"work"', '{"challenge":null}', '{"challenge":{"parameters":{}}}', '{"challenge":{},"solution":{}}'])(
    'IDN-14 that is no work, %s, is refused and takes an attempt',
    async (work) => {
      const { captcha_id } = await newCaptcha()
      expect(await reasonOf({ captcha_id, work })).toBe('code.captcha_wrong')
      const stored = await shop.db.selectFrom('captcha').select('attempts').where('id', '=', captcha_id).executeTakeFirstOrThrow()
      expect(stored.attempts).toBe(1)
    },
  )

  test('IDN-14 is as long as the operator set', async () => {
    const rounds = randomInt(20, 40)
    const own = await openTestShop({ settings: { 'code.captcha_work': rounds } })
    for (let count = 0; count < 20; count++) {
      const { work } = await own.visitor().call('code/captcha', {})
      const { parameters } = JSON.parse(work) as Challenge
      expect(parameters.data?.most).toBe(rounds)
      const { solution } = JSON.parse(await doWork(work)) as Payload
      expect(solution.counter).toBeLessThan(rounds)
    }
  })
})
