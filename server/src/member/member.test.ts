import { languages } from '@longmall/contract/fields.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused, type TestShop } from '../../test/harness.ts'
import { createContext } from '../kernel/context.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import { gradeOf, grades } from './grades.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})

/** Members recommended by another, one of each grade. */
async function refer(by: Client, ...ofGrades: number[]) {
  for (const grade of ofGrades) {
    const { member_id } = await shop.member({ grade })
    await shop.db.updateTable('member').set({ referrer_id: by.member_id }).where('id', '=', member_id).execute()
  }
}
const nextGrade = async (member: Client) => (await member.call('member/centre', {})).next_grade

describe('the level card', () => {
  test('IDN-15 a User becomes AM by one purchase', async () => {
    const member = await shop.member()
    expect(await nextGrade(member)).toEqual({ grade: 4, name: 'AM', needed: 1, reached: 0 })
  })

  test('IDN-15 an AM counts direct referrals that are AM or higher', async () => {
    const member = await shop.member({ grade: 4 })
    await refer(member, 0, 4, 6)
    expect(await nextGrade(member)).toEqual({ grade: 5, name: 'RM', needed: 3, reached: 2 })
  })

  test('IDN-15 from RM on, only referrals of the own grade or higher count', async () => {
    const member = await shop.member({ grade: 6 })
    await refer(member, 4, 5, 6, 7, 8, 9)
    expect(await nextGrade(member)).toEqual({ grade: 7, name: 'RM2', needed: 3, reached: 3 })
  })

  test('IDN-15 the highest level has no next', async () => {
    expect(await nextGrade(await shop.member({ grade: 9 }))).toBeNull()
  })

  test('IDN-15 referrals of referrals are not direct', async () => {
    const [member, friend] = [await shop.member({ grade: 4 }), await shop.member({ grade: 0 })]
    await shop.db.updateTable('member').set({ referrer_id: member.member_id }).where('id', '=', friend.member_id).execute()
    await refer(friend, 4, 4, 4)
    expect((await nextGrade(member))?.reached).toBe(0)
  })
})

describe('the centre', () => {
  test('IDN-15 a new member sees nought everywhere', async () => {
    const member = await shop.member({ account: 'quite_new' })
    expect(await member.call('member/centre', {})).toEqual({
      member: await member.call('member/view', {}),
      next_grade: { grade: 4, name: 'AM', needed: 1, reached: 0 },
      balance: '0.00',
      longcoin: '0',
      favourite_count: 0,
      browsing_history_count: 0,
      unread_count: 0,
      window: null,
    })
  })

  test('IDN-15 money and longcoin are the ledger’s', async () => {
    const member = await shop.member()
    const { member_id } = member
    const context = shop.systemContext()
    await context.transaction(async (inner) => {
      await postTransfer(inner, {
        kind: 'test',
        topic: 'various',
        key: `money ${member_id}`,
        reason: 'test',
        entries: [
          { account: { member: member_id, unit: 'MONEY', purpose: 'non_withdrawable' }, amount: 1250n },
          { account: { house: 'treasury', unit: 'MONEY' }, amount: -1250n },
        ],
      })
      await postTransfer(inner, {
        kind: 'test',
        topic: 'various',
        key: `longcoin ${member_id}`,
        reason: 'test',
        entries: [
          { account: { member: member_id, unit: 'LONGCOIN', purpose: 'available' }, amount: 300n },
          { account: { house: 'treasury', unit: 'LONGCOIN' }, amount: -300n },
        ],
      })
    })
    expect(await member.call('member/centre', {})).toMatchObject({ balance: '12.50', longcoin: '300' })
  })

  test('a visitor is asked to log in', async () => {
    const refused: Refused = await shop
      .visitor()
      .call('member/centre', {})
      .then(
        () => Promise.reject(new Error('it was not refused')),
        (error: Refused) => error,
      )
    expect(refused).toMatchObject({ code: -10009, status: 401 })
  })
})

describe('grades', () => {
  test('names, tags and conditions stand in all five languages', async () => {
    const rows = await shop.db.selectFrom('grade_text').selectAll().execute()
    for (const language of languages) {
      const own = rows.filter((row) => row.language === language)
      expect(own.map(({ grade }) => grade).toSorted((a, b) => a - b)).toEqual([0, 4, 5, 6, 7, 8, 9])
      expect(own.every(({ name, tag, condition }) => name && tag && condition)).toBe(true)
    }
  })

  test('the ladder goes from 10-fold down to 8.5-fold', async () => {
    const ladder = await grades(createContext(shop.site, { kind: 'system' }))
    expect(ladder.map(({ grade, code, discount_permille }) => [grade, code, discount_permille])).toEqual([
      [0, 'User', 1000],
      [4, 'AM', 980],
      [5, 'RM', 950],
      [6, 'RM1', 920],
      [7, 'RM2', 900],
      [8, 'RM3', 880],
      [9, 'RM4', 850],
    ])
  })

  test('PRM-13 the two highest levels travel for nothing, and the ladder says so', async () => {
    const { list } = await (await shop.member()).call('member/levels', {})
    expect(list.filter(({ free_freight }) => free_freight).map(({ name }) => name)).toEqual(['RM3', 'RM4'])
    const ladder = await grades(createContext(shop.site, { kind: 'system' }))
    expect(ladder.filter(({ free_freight }) => free_freight).map(({ grade }) => grade)).toEqual([8, 9])
  })

  test('a grade speaks the caller’s language; who is not logged in counts as User', async () => {
    const context = (language: 'zh-cn' | 'ms-my') => createContext(shop.site, { kind: 'system' }, { language })
    expect((await gradeOf(context('zh-cn'), -1)).name).toBe('普通会员')
    expect((await gradeOf(context('ms-my'), 0)).name).toBe('Pengguna')
    await expect(gradeOf(context('ms-my'), 3)).rejects.toThrow('there is no grade 3')
  })

  test('SHL-06 a member sees the own grade in the language asked for', async () => {
    const member = await shop.member({ grade: 0 })
    expect(await member.call('member/view', {}, { language: 'ja-jp' })).toMatchObject({
      grade_name: '一般会員',
      discount_permille: 1000,
      is_frozen: false,
    })
  })
})
