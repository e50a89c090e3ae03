import { catalogue as en } from '@longmall/translations/en-us/catalogue.ts'
import { createTranslate } from '@longmall/translations/translate.ts'
import { catalogue as zh } from '@longmall/translations/zh-cn/catalogue.ts'
import { expect, test } from 'vitest'
import { stepText } from './reduction-text.ts'

const dollars = { currency: 'USD', style: 'specification' } as const
const nothing = { amount: null, quantity: null, money_off: null, permille_off: null }
const steps = [
  { ...nothing, amount: '99.00', effect: 'money', money_off: '10.00' },
  { ...nothing, quantity: 3, effect: 'percentage', permille_off: 125 },
  { ...nothing, amount: '49.50', effect: 'free_freight' },
  { ...nothing, amount: '39.00', effect: 'gift', gift: { sku_id: 1, goods_name: 'Mug', quantity: 1 } },
  { ...nothing, quantity: 2, effect: 'gift', gift: { sku_id: 1, goods_name: 'Mug', quantity: 2 } },
] as const

test('CAT-04 a full reduction shows its threshold and its reduction', () => {
  const t = createTranslate<typeof en>(en, 'en-us')
  expect(steps.map((step) => stepText(step, t, { language: 'en-us', ...dollars }))).toEqual([
    '$10 off orders over $99',
    '12.5% off when you buy 3',
    'Free shipping over $49.5',
    'Free Mug over $39',
    'Free Mug × 2 when you buy 2',
  ])
})

test('CAT-04 a full reduction in Chinese has its own currency sign', () => {
  const t = createTranslate<typeof en>(zh, 'zh-cn')
  expect(steps.map((step) => stepText(step, t, { language: 'zh-cn', ...dollars }))).toEqual([
    '满99元减10元',
    '满3件享8.75折',
    '满49.5元包邮',
    '满39元赠Mug',
    '满2件赠Mug × 2',
  ])
})
