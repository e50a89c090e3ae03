import { randomUUID } from 'node:crypto'
import { codePurposes, type CodePurpose } from '@longmall/contract/code.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { lastCode } from '../../test/last-code.ts'
import { plus } from '../kernel/time/clock.ts'
import { createContext } from '../kernel/context.ts'
import { checkCode } from './check-code.ts'
import { deleteExpiredCodes } from './delete-expired-codes.ts'
import { maskEmail, maskMobile } from './mask.ts'
import { pretendCode } from './pretend-code.ts'
import { sendCode } from './send-code.ts'

const shop = await openTestShop()
const start = shop.site.shared.now()
/** A context some seconds after the first one. */
const after = (seconds: number) => createContext(shop.site, { kind: 'system' }, { now: plus(start, { seconds }) })

/** A receiver that nothing was sent to yet, and what was sent since. */
function receiver(purpose: CodePurpose = 'register') {
  const subject = randomUUID()
  const email = `${subject}@mail.example`
  return {
    subject,
    email,
    send: (seconds = 0) => sendCode(after(seconds), { purpose, subject, to: { email } }),
    code: () => lastCode(shop, email),
    check: (code: string, seconds = 0) => checkCode(after(seconds), { purpose, subject, code }),
  }
}
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error: Error & { details?: object }) => [error.message, ...Object.values(error.details ?? {})].join(' '),
  )
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a code that was sent', () => {
  test('IDN-14 opens once and no second time', async () => {
    const one = receiver()
    expect(await one.send()).toEqual({
      sent_to: maskEmail(one.email),
      expires_at: plus(start, { minutes: 5 }),
      resend_at: plus(start, { minutes: 1 }),
    })
    const code = await one.code()
    expect([await reasonOf(one.check(code)), await reasonOf(one.check(code))]).toEqual(['taken', 'code.expired'])
  })

  test.each([
    [299, 'taken'],
    [300, 'code.expired'],
    [301, 'code.expired'],
  ])('IDN-14 is good for 5 minutes: after %i s it is %s', async (seconds, reason) => {
    const one = receiver()
    await one.send()
    expect(await reasonOf(one.check(await one.code(), seconds))).toBe(reason)
  })

  test('IDN-14 is lost after 5 wrong ones, of which the third and fourth say how many are left', async () => {
    const one = receiver()
    await one.send()
    const code = await one.code()
    const wrong = Array.from({ length: 5 }, () => wrongOf(code))
    const reasons: string[] = []
    for (const guess of [...wrong, code]) reasons.push(await reasonOf(one.check(guess)))
    expect(reasons).toEqual([
      'code.wrong',
      'code.wrong',
      'code.wrong_attempts_left 2',
      'code.wrong_attempts_left 1',
      'code.expired',
      'code.expired',
    ])
  })

  test('IDN-14 of 50 guesses at once no more than 5 are checked', async () => {
    const one = receiver()
    await one.send()
    const code = await one.code()
    const reasons = await Promise.all(Array.from({ length: 50 }, () => reasonOf(one.check(wrongOf(code)))))
    expect(reasons.filter((reason) => reason !== 'code.expired')).toHaveLength(4)
    expect(await reasonOf(one.check(code))).toBe('code.expired')
  })

  test('IDN-14 of two right ones at once one is taken', async () => {
    const one = receiver()
    await one.send()
    const code = await one.code()
    expect((await Promise.all([1, 2, 3].map(() => reasonOf(one.check(code))))).toSorted()).toEqual([
      'code.expired',
      'code.expired',
      'taken',
    ])
  })

  test('IDN-14 opens nothing else: another purpose or subject knows it not', async () => {
    const [one, other] = [receiver(), receiver()]
    await one.send()
    await other.send()
    const code = await one.code()
    if (code !== (await other.code())) expect(await reasonOf(other.check(code))).toBe('code.wrong')
    expect(await reasonOf(checkCode(after(0), { purpose: 'recover', subject: one.subject, code }))).toBe('code.expired')
    expect(await reasonOf(one.check(code))).toBe('taken')
  })

  test('IDN-14 is nowhere to be read but in its message', async () => {
    const one = receiver()
    await one.send()
    const code = await one.code()
    const stored = await shop.db.selectFrom('code').selectAll().where('subject', '=', one.subject).executeTakeFirstOrThrow()
    expect(JSON.stringify({ ...stored, hash: stored.hash!.toString('latin1'), subject: '' })).not.toContain(code)
    const message = await shop.db.selectFrom('message').selectAll().where('recipient', '=', one.email).executeTakeFirstOrThrow()
    expect(message.body).toContain('{code}')
    expect(message.body + message.subject).not.toContain(code)
  })

  test('IDN-14 is over when the store’s clock is moved past its time', async () => {
    const own = await openTestShop()
    const to = { email: 'late@mail.example' }
    await sendCode(own.systemContext(), { purpose: 'email', subject: 'member 1', to })
    const code = await lastCode(own, to.email)
    await own.advance({ minutes: 5 })
    expect(await reasonOf(checkCode(own.systemContext(), { purpose: 'email', subject: 'member 1', code }))).toBe('code.expired')
  })
})

describe('asking for another code', () => {
  test.each([
    [0, 'code.too_soon 60'],
    [59, 'code.too_soon 1'],
    [60, 'taken'],
  ])('IDN-14 needs 60 s between two: after %i s it is %s', async (seconds, reason) => {
    const one = receiver()
    await one.send()
    expect(await reasonOf(one.send(seconds))).toBe(reason)
  })

  test('IDN-14 puts it in the place of the last one, with all its attempts', async () => {
    const one = receiver()
    await one.send()
    const first = await one.code()
    for (let attempt = 0; attempt < 5; attempt++) await reasonOf(one.check(wrongOf(first)))
    await one.send(60)
    const second = await one.code()
    if (first !== second) expect(await reasonOf(one.check(first, 61))).toBe('code.wrong')
    expect(await reasonOf(one.check(second, 359))).toBe('taken')
  })

  test('IDN-14 is not sooner allowed because the last one was used', async () => {
    const one = receiver()
    await one.send()
    await one.check(await one.code())
    expect(await reasonOf(one.send(30))).toBe('code.too_soon 30')
  })

  test('IDN-14 ten times at once sends one message', async () => {
    const one = receiver()
    const reasons = await Promise.all(Array.from({ length: 10 }, () => reasonOf(one.send())))
    expect(reasons.filter((reason) => reason === 'taken')).toHaveLength(1)
    expect(await shop.db.selectFrom('message').select('id').where('recipient', '=', one.email).execute()).toHaveLength(1)
  })

  test('IDN-14 is refused when its owner had 30 sent to one address within a day, whatever they were for, until the first is a day old', async () => {
    const to = { mobile: '13800138000' }
    const send = (subject: string, seconds = 0) => sendCode(after(seconds), { purpose: 'payment_password', subject, to })
    for (let count = 0; count < 30; count++) await send(`member ${count}`, count)
    expect(await reasonOf(send('member 30', 3600))).toBe(`code.too_soon ${86_400 - 3600}`)
    expect(await reasonOf(send('member 30', 86_400))).toBe('taken')
  })

  test('IDN-06 recovery goes on then without sending, so that nobody learns from it who has an account', async () => {
    const to = { email: 'buried@mail.example' }
    for (let count = 0; count < 10; count++) await sendCode(after(0), { purpose: 'recover', subject: `recovery ${count}`, to })
    await sendCode(after(0), { purpose: 'recover', subject: 'recovery 10', to })
    expect(await shop.db.selectFrom('message').select('id').where('recipient', '=', to.email).execute()).toHaveLength(10)
    expect(await reasonOf(checkCode(after(0), { purpose: 'recover', subject: 'recovery 10', code: '000000' }))).toBe('code.wrong')
  })

  test('IDN-14 in a transaction that is rolled back sends nothing', async () => {
    const one = receiver()
    const undone = after(0).transaction(async (inner) => {
      await sendCode(inner, { purpose: 'register', subject: one.subject, to: { email: one.email } })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await shop.db.selectFrom('message').select('id').where('recipient', '=', one.email).execute()).toEqual([])
    expect(await reasonOf(one.send())).toBe('taken')
  })
})

describe('a code that was only said to be sent', () => {
  test('IDN-06 has the times, the limits and the refusals of a real one, and no digits open it', async () => {
    const [real, unknown] = [receiver('recover'), randomUUID()]
    const pretend = (seconds: number) => pretendCode(after(seconds), { purpose: 'recover', subject: unknown })
    const { sent_to: _, ...times } = await real.send()
    expect(await pretend(0)).toEqual(times)
    expect(await reasonOf(pretend(59))).toBe(await reasonOf(real.send(59)))
    const wrong = wrongOf(await real.code())
    const checks = (check: (code: string) => Promise<void>) => Promise.all([1, 2, 3, 4, 5, 6].map(() => reasonOf(check(wrong))))
    const guessed = await checks((code) => checkCode(after(0), { purpose: 'recover', subject: unknown, code }))
    expect(guessed.toSorted()).toEqual((await checks(real.check)).toSorted())
    expect(await reasonOf(pretend(60))).toBe('taken')
    expect(await shop.db.selectFrom('message').select('id').where('recipient', 'like', `%${unknown}%`).execute()).toEqual([])
  })
})

test('IDN-14 what the operator sets holds: minutes, attempts, pause', async () => {
  const settings = { 'code.minutes': 2, 'code.attempts': 2, 'code.attempts_left_from': 1, 'code.pause_seconds': 10 }
  const own = await openTestShop({ settings })
  const context = own.systemContext()
  const request = { purpose: 'join', subject: 'a', to: { email: 'set@mail.example' } } as const
  const sent = await sendCode(context, request)
  expect([sent.expires_at, sent.resend_at]).toEqual([plus(context.now, { minutes: 2 }), plus(context.now, { seconds: 10 })])
  const wrong = wrongOf(await lastCode(own, 'set@mail.example'))
  const check = () => reasonOf(checkCode(context, { ...request, code: wrong }))
  expect([await check(), await check()]).toEqual(['code.wrong_attempts_left 1', 'code.expired'])
})

test('IDN-14 codes that are over are cleared away, and those that hold the next one back are not', async () => {
  const own = await openTestShop()
  await sendCode(own.systemContext(), { purpose: 'join', subject: 'old', to: { email: 'old@mail.example' } })
  await own.visitor().call('code/captcha', {})
  await own.advance({ hours: 25 })
  await sendCode(own.systemContext(), { purpose: 'join', subject: 'new', to: { email: 'new@mail.example' } })
  await deleteExpiredCodes.run(own.site)
  expect(await own.db.selectFrom('code').select('subject').execute()).toEqual([{ subject: 'new' }])
  expect(await own.db.selectFrom('captcha').select('id').execute()).toEqual([])
})

test('IDN-14 there are words for every purpose, by mail and by SMS', async () => {
  for (const purpose of codePurposes) {
    await sendCode(after(0), { purpose, subject: 'words', to: { email: `${purpose}@mail.example` } })
    await sendCode(after(60), { purpose, subject: 'words', to: { mobile: '+6591234567' } })
  }
  const rows = await shop.db.selectFrom('message').selectAll().where('template', 'like', 'code_%').execute()
  for (const { subject, body, kind } of rows) {
    expect(body).toContain('{code}')
    expect((subject + body).replace('{code}', '')).not.toMatch(/[{}]|message\.\w/)
    expect(subject === '').toBe(kind === 'sms')
  }
})

test.each([
  ['longmall@mail.example', 'lon***@mail.example'],
  ['ann@mail.example', 'a***@mail.example'],
  ['a@mail.example', 'a***@mail.example'],
])('IDN-14 %s is shown as %s', (email, masked) => expect(maskEmail(email)).toBe(masked))

test.each([
  ['13800138000', '138****8000'],
  ['+65 8123 4567', '+65****4567'],
  ['91234567', '912**567'],
])('IDN-14 the mobile %s is shown as %s', (mobile, masked) => expect(maskMobile(mobile)).toBe(masked))
