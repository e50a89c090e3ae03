import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'

const shop = await openTestShop()
const operator = await staffClient(shop)

test('CON-04 PRM-13 a level’s discount and words are changed once: the stale edit of a second operator is refused', async () => {
  const level = (await operator.call('member/list_levels', {})).list.find(({ grade }) => grade === 5)!
  const { grade, version, free_freight, texts } = level
  const change = { grade, version, free_freight, discount_permille: 900, texts: texts.map((text) => ({ ...text, tag: 'New' })) }
  expect(await operator.call('member/save_level', change)).toEqual({ version: version + 1 })
  expect((await refusalOf(operator.call('member/save_level', change)))?.reason).toBe('member.level_changed')
  const shown = (await (await shop.member()).call('member/levels', {})).list.find((one) => one.grade === 5)
  expect(shown).toMatchObject({ discount_permille: 900, tag: 'New' })
  const noEnglish = { ...change, version: version + 1, texts: texts.filter(({ language }) => language !== 'en-us') }
  expect((await refusalOf(operator.call('member/save_level', noEnglish)))?.reason).toBe('member.level_english_missing')
  expect((await refusalOf(operator.call('member/save_level', { ...change, grade: 3 })))?.reason).toBe('member.level_not_found')
})
