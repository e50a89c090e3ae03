import { openingSteps } from '@longmall/contract/shop.ts'
import { describe, expect, test } from 'vitest'
import { checklistOf, missingOf, type OpeningFacts } from './rules.ts'

const nothing: OpeningFacts = {
  takesMoney: false,
  sendsMail: false,
  sendsSms: false,
  knowsCoins: false,
  hasCarrier: false,
  hasFreight: false,
  hasReturnAddress: false,
  hasTerms: false,
  hasPrivacyPolicy: false,
  hasGoods: false,
  sellsOnlyVirtual: false,
}
const all: OpeningFacts = {
  ...nothing,
  takesMoney: true,
  sendsMail: true,
  hasCarrier: true,
  hasFreight: true,
  hasReturnAddress: true,
  hasTerms: true,
  hasPrivacyPolicy: true,
  hasGoods: true,
}
const missing = (facts: OpeningFacts) => missingOf(checklistOf(facts))

describe('what a shop needs before it opens', () => {
  test('a new shop lacks everything; SMS and the worth of coins are advised only', () => {
    expect(missing(nothing)).toEqual(openingSteps.filter((line) => line !== 'sms' && line !== 'coins'))
    expect(missing(all)).toEqual([])
  })

  test.each([
    ['payment', { takesMoney: false }],
    ['mail', { sendsMail: false }],
    ['carriers', { hasCarrier: false }],
    ['freight', { hasFreight: false }],
    ['return_address', { hasReturnAddress: false }],
    ['legal', { hasTerms: false }],
    ['legal', { hasPrivacyPolicy: false }],
    ['goods', { hasGoods: false }],
  ] as const)('without it, %s alone is missing', (line, lack) => {
    expect(missing({ ...all, ...lack })).toEqual([line])
  })

  test('a shop that sells nothing that is sent needs no carrier, no freight and no address for returns', () => {
    const facts = { ...all, hasCarrier: false, hasFreight: false, hasReturnAddress: false, sellsOnlyVirtual: true }
    expect(missing(facts)).toEqual([])
  })
})
