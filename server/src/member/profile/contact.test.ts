import { languages } from '@longmall/contract/fields.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused, type TestShop } from '../../../test/harness.ts'
import { lastCode } from '../../../test/last-code.ts'
import { at } from '../../identity/test/accounts.ts'
import { makeProof } from '../../identity/proof/use-proof.ts'
import { plus } from '../../kernel/time/clock.ts'
import { translate } from '../../kernel/translate.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})

const refusalOf = (call: Promise<unknown>): Promise<Refused> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call)).reason
const set = (member: Client, row: object) => shop.db.updateTable('member').set(row).where('id', '=', member.member_id).execute()
const sentTo = (recipient: string) => shop.db.selectFrom('message').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
let count = 0
const newEmail = () => `new_${++count}@mail.example`
const newMobile = () => `+861380013${String(1000 + ++count)}`

/** As `identity/confirm_owner` gives it. */
const proofOf = async ({ member_id }: Client, { systemContext } = shop): Promise<string> =>
  member_id === 0 ? 'x'.repeat(43) : (await makeProof(systemContext(), 'contact', member_id)).proof

/** The two contacts go by the same rules. */
const kinds = [
  {
    kind: 'email',
    fresh: newEmail,
    ask: async (member: Client, value: string, of = shop) =>
      member.call('member/send_email_code', { email_address: value, proof: await proofOf(member, of) }),
    bind: async (member: Client, value: string, code: string, of = shop) =>
      member.call('member/change_email', { email_address: value, code, proof: await proofOf(member, of) }),
    same: 'member.same_email',
    taken: 'identity.email_taken',
  },
  {
    kind: 'mobile',
    fresh: newMobile,
    ask: async (member: Client, value: string, of = shop) =>
      member.call('member/send_mobile_code', { mobile: value, proof: await proofOf(member, of) }),
    bind: async (member: Client, value: string, code: string, of = shop) =>
      member.call('member/change_mobile', { mobile: value, code, proof: await proofOf(member, of) }),
    same: 'member.same_mobile',
    taken: 'member.mobile_taken',
  },
] as const

describe.each(kinds)('a new $kind', ({ kind, fresh, ask, bind, same, taken }) => {
  const storedContact = async (member: Client) =>
    (await shop.db.selectFrom('member').select(['email', 'mobile']).where('id', '=', member.member_id).executeTakeFirstOrThrow())[kind]

  test('IDN-09 is bound by the code that was sent there', async () => {
    const [member, value] = [await shop.member(), fresh()]
    const sent = await ask(member, value)
    expect(sent.sent_to).toContain('*')
    expect(await storedContact(member)).not.toBe(value)
    await bind(member, value, await lastCode(shop, value))
    expect(await storedContact(member)).toBe(value)
  })

  test('IDN-09 a code counts once, and not for another contact or another member', async () => {
    const [member, other, value] = [await shop.member(), await shop.member(), fresh()]
    await ask(member, value)
    const code = await lastCode(shop, value)
    expect(await reasonOf(bind(member, fresh(), code))).toBe('code.expired')
    expect(await reasonOf(bind(other, value, code))).toBe('code.expired')
    await bind(member, value, code)
    expect(await reasonOf(bind(member, value, code))).toBe('code.expired')
  })

  test('IDN-09 QUA-09 the code of one contact binds no other that was asked for later', async () => {
    const [member, own, victim] = [await shop.member(), fresh(), fresh()]
    await ask(member, own)
    const code = await lastCode(shop, own)
    expect(await reasonOf(ask(member, victim))).toBe('code.too_soon')
    expect(await reasonOf(bind(member, victim, code))).toBe('code.expired')
    await shop.advance({ seconds: 61 })
    await ask(member, victim)
    expect(await reasonOf(bind(member, victim, code))).toMatch(/^code\.wrong/)
    expect(await reasonOf(bind(member, own, code))).toBe('code.expired')
    expect(await storedContact(member)).not.toBe(victim)
  })

  test('IDN-09 wrong codes are counted: from the third on the answer tells what is left, after the fifth nothing helps', async () => {
    const [member, value] = [await shop.member(), fresh()]
    await ask(member, value)
    const code = await lastCode(shop, value)
    const reasons = []
    for (let n = 0; n < 5; n++) reasons.push(await reasonOf(bind(member, value, wrongOf(code))))
    expect(reasons).toEqual(['code.wrong', 'code.wrong', 'code.wrong_attempts_left', 'code.wrong_attempts_left', 'code.expired'])
    expect(await reasonOf(bind(member, value, code))).toBe('code.expired')
    expect(await storedContact(member)).not.toBe(value)
  })

  test.each([
    [299, true],
    [300, false],
    [301, false],
  ])('IDN-09 %i s after it was sent a code counts: %s', async (seconds, counts) => {
    const own = await openTestShop()
    const [member, value] = [await own.member(), fresh()]
    const { expires_at } = await ask(member, value, own)
    const code = await lastCode(own, value)
    const outcome = await at(own, plus(expires_at, { seconds: seconds - 300 }), () =>
      bind(member, value, code, own).then(
        () => true,
        () => false,
      ),
    )
    expect(outcome).toBe(counts)
  })

  test('IDN-09 differs from the bound one', async () => {
    const [member, value] = [await shop.member(), fresh()]
    await set(member, { [kind]: value })
    expect(await reasonOf(ask(member, value))).toBe(same)
    expect(await sentTo(value)).toEqual([])
  })

  test('IDN-09 QUA-09 somebody else’s is refused, as slowly as codes are sent, and nothing goes there', async () => {
    const [member, other, value] = [await shop.member(), await shop.member(), fresh()]
    await set(other, { [kind]: value })
    expect(await reasonOf(ask(member, value))).toBe(taken)
    expect(await sentTo(value)).toEqual([])
    // Whether the next one is taken is not told any sooner.
    expect([await reasonOf(ask(member, value)), await reasonOf(ask(member, fresh()))]).toEqual(['code.too_soon', 'code.too_soon'])
    expect(await reasonOf(bind(member, value, '000000'))).toBe('code.expired')
  })

  test('IDN-09 of two members who were sent a code for it, the first to bind it has it', async () => {
    const [first, second, value] = [await shop.member(), await shop.member(), fresh()]
    await ask(first, value)
    const code = await lastCode(shop, value)
    await ask(second, value)
    const later = await lastCode(shop, value)
    const outcomes = await Promise.allSettled([bind(first, value, code), bind(second, value, later)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find((one) => one.status === 'rejected')!.reason).toMatchObject({ data: { reason: taken } })
    expect([await storedContact(first), await storedContact(second)].filter((one) => one === value)).toHaveLength(1)
  })

  test('IDN-09 one code used twenty times at once binds once', async () => {
    const [member, value] = [await shop.member(), fresh()]
    await ask(member, value)
    const code = await lastCode(shop, value)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => bind(member, value, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('IDN-09 a visitor binds nothing', async () => {
    expect(await refusalOf(ask(shop.visitor(), fresh()))).toMatchObject({ status: 401 })
    expect(await refusalOf(bind(shop.visitor(), fresh(), '123456'))).toMatchObject({ status: 401 })
  })
})

describe('an e-mail address', () => {
  test.each(['x', 'a@b', 'a b@mail.example', '@mail.example', 'a@mail.example\u0000', 'a@@mail.example'])(
    'IDN-09 SHL-24 %j has an incorrect format, and the answer says so in each language',
    async (email_address) => {
      const member = await shop.member()
      for (const language of languages) {
        const refused = await refusalOf(
          member.call('member/send_email_code', { email_address, proof: await proofOf(member) }, { language }),
        )
        expect([refused.status, refused.data.fields]).toEqual([400, { email_address: translate(language, 'field.email') }])
      }
    },
  )

  test('IDN-09 is required', async () => {
    const member = await shop.member()
    expect((await refusalOf(member.call('member/send_email_code', { proof: await proofOf(member) } as never))).data.fields).toEqual({
      email_address: 'This field is required',
    })
  })

  test('IDN-09 is the same or taken whatever its case', async () => {
    const [member, other] = [await shop.member({ account: 'mixed_case' }), await shop.member()]
    expect(
      await reasonOf(member.call('member/send_email_code', { email_address: 'Mixed_Case@MAIL.example', proof: await proofOf(member) })),
    ).toBe('member.same_email')
    expect(
      await reasonOf(other.call('member/send_email_code', { email_address: 'MIXED_case@mail.example', proof: await proofOf(other) })),
    ).toBe('identity.email_taken')
  })

  test('IDN-09 the old one is told, in the member’s language, with the new one masked', async () => {
    const [member, value] = [await shop.member({ account: 'told_one' }), newEmail()]
    await set(member, { language: 'ko-kr' })
    await member.call('member/send_email_code', { email_address: value, proof: await proofOf(member) })
    await member.call('member/change_email', { email_address: value, code: await lastCode(shop, value), proof: await proofOf(member) })
    const [notice] = await sentTo('told_one@mail.example')
    expect(notice).toMatchObject({ kind: 'mail', template: 'email_changed', language: 'ko-kr', code: expect.stringMatching(/^[\w-]{43}$/) })
    expect(notice!.body).toContain('told_one')
    expect(notice!.body).not.toContain(value)
    expect(await sentTo('told_one@mail.example')).toHaveLength(1)
  })
})

describe('a mobile', () => {
  test.each(['12345', '010 1234 5678', '+82 2 123 4567', '+999 12345678', '1'.repeat(19)])(
    'IDN-09 SHL-24 %s has an incorrect format, and the answer says so in each language',
    async (mobile) => {
      const member = await shop.member()
      for (const language of languages) {
        const refused = await refusalOf(member.call('member/send_mobile_code', { mobile, proof: await proofOf(member) }, { language }))
        expect(refused.message).toBe(`member.wrong_mobile: ${translate(language, 'member.wrong_mobile')}`)
        expect(await reasonOf(member.call('member/change_mobile', { mobile, code: '123456', proof: await proofOf(member) }))).toBe(
          'member.wrong_mobile',
        )
      }
    },
  )

  test.each(['', 'call me', '--', '+', '138 0013 8000 ', '٣١٢٣٤٥٦٧'])('IDN-09 QUA-04 %j is refused by its name', async (mobile) => {
    const refused = await refusalOf((await shop.member()).call('member/send_mobile_code', { mobile, proof: 'x'.repeat(43) }))
    expect(refused.data.fields).toEqual({ mobile: 'Incorrect mobile number format' })
  })

  test('IDN-09 is kept and compared in one form, however it is typed', async () => {
    const [member, other] = [await shop.member(), await shop.member()]
    await member.call('member/send_mobile_code', { mobile: '139 1234 5678', proof: await proofOf(member) })
    const code = await lastCode(shop, '+8613912345678')
    expect(await member.call('member/change_mobile', { mobile: '+86 139-1234-5678', code, proof: await proofOf(member) })).toMatchObject({
      mobile: '+86 139 1234 5678',
    })
    expect(await reasonOf(member.call('member/send_mobile_code', { mobile: '13912345678', proof: await proofOf(member) }))).toBe(
      'member.same_mobile',
    )
    expect(await reasonOf(other.call('member/send_mobile_code', { mobile: '+8613912345678', proof: await proofOf(other) }))).toBe(
      'member.mobile_taken',
    )
  })

  test('IDN-09 is of the member’s country when it has no prefix', async () => {
    const member = await shop.member()
    await set(member, { country: 'KR' })
    await member.call('member/send_mobile_code', { mobile: '010-1234-5678', proof: await proofOf(member) })
    expect(await lastCode(shop, '+821012345678')).toMatch(/^\d{6}$/)
  })

  test('IDN-09 the old one is told by SMS, and the e-mail address too', async () => {
    const [member, first, second] = [await shop.member({ account: 'tell_me' }), newMobile(), newMobile()]
    for (const value of [first, second]) {
      await member.call('member/send_mobile_code', { mobile: value, proof: await proofOf(member) })
      await member.call('member/change_mobile', { mobile: value, code: await lastCode(shop, value), proof: await proofOf(member) })
      await shop.advance({ seconds: 61 })
    }
    expect(await sentTo('tell_me@mail.example')).toMatchObject([
      { kind: 'mail', template: 'mobile_changed' },
      { kind: 'mail', template: 'mobile_changed' },
    ])
    const toFirst = await sentTo(first)
    expect(toFirst.map(({ template }) => template)).toEqual(['code_mobile', 'mobile_changed'])
    expect(toFirst[1]!.body).not.toContain(second)
  })

  test('IDN-09 the database keeps no other form and no mobile twice', async () => {
    const [member, other, value] = [await shop.member(), await shop.member(), newMobile()]
    await expect(set(member, { mobile: '13800138000' })).rejects.toThrow('member_mobile_is_e164')
    await set(member, { mobile: value })
    await expect(set(other, { mobile: value })).rejects.toThrow('member_mobile')
    await Promise.all([set(member, { mobile: null }), set(other, { mobile: null })])
  })
})
