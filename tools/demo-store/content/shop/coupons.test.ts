import { languages } from '@longmall/contract/fields.ts'
import { expect, test } from 'vitest'
import { listCategories } from '../categories/categories.ts'
import { listMembers } from '../members/members.ts'
import { listGoods } from '../store.ts'
import { coupons, couponsOfMembers } from './coupons.ts'

test('PRM-01 there is a coupon of every kind and every way of getting one, in all five languages', () => {
  expect(new Set(coupons.map(({ effect }) => effect.kind))).toEqual(new Set(['money', 'percentage', 'free_freight']))
  expect(new Set(coupons.map(({ claim_method }) => claim_method))).toEqual(new Set(['claim', 'code', 'granted', 'longcoin']))
  const texts = coupons.flatMap(({ name, note }) => (note ? [name, note] : [name]))
  expect(texts.filter((one) => !languages.every((language) => one[language].trim() && one[language].length <= 80))).toEqual([])
})

test('PRM-01 coupons and members’ coupons name what is there', () => {
  const categories = new Set(listCategories().map(({ key }) => key))
  const goods = new Set(listGoods().map(({ key }) => key))
  expect(coupons.flatMap((one) => one.categories ?? []).filter((key) => !categories.has(key))).toEqual([])
  expect(coupons.flatMap((one) => one.goods ?? []).filter((key) => !goods.has(key))).toEqual([])
  const keys = new Set(coupons.map(({ key }) => key))
  const accounts = new Set(listMembers().map(({ account }) => account))
  expect(couponsOfMembers.flatMap((one) => one.coupons).filter((key) => !keys.has(key))).toEqual([])
  expect(couponsOfMembers.filter(({ account }) => !accounts.has(account))).toEqual([])
})
