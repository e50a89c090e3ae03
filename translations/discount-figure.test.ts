import { languages } from '@longmall/contract/fields.ts'
import { expect, test } from 'vitest'
import { discountFigure } from './discount-figure.ts'
import { fillTemplate } from './translate.ts'

const expectedText = { 'en-us': '2% off', 'ko-kr': '2% 할인', 'ja-jp': '2%オフ', 'ms-my': 'Diskaun 2%', 'zh-cn': '9.8折' }

test.each(languages)('PRM-13 in %s a price of 980 thousandths is called as its shops call it', async (language) => {
  const { discounts } = (await import(`./${language}/shared/discounts.ts`)) as { discounts: { off_percent: string } }
  expect(fillTemplate(discounts.off_percent, { off: discountFigure(language, 20) })).toBe(expectedText[language])
})

test.each([
  ['en-us', 125, '12.5'],
  ['zh-cn', 125, '8.75'],
  ['zh-cn', 500, '5'],
  ['ja-jp', 50, '5'],
] as const)('PRM-13 in %s %i thousandths off read %s', (language, permille_off, figure) => {
  expect(discountFigure(language, permille_off)).toBe(figure)
})
