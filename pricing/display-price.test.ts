import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayParts, displayPrice } from './display-price.ts'

describe('displayPrice', () => {
  test.each([
    ['12.00', '$12', '12元'],
    ['12.50', '$12.5', '12.5元'],
    ['12.34', '$12.34', '12.34元'],
    ['12.05', '$12.05', '12.05元'],
    ['12', '$12', '12元'],
    ['0.00', '$0', '0元'],
    ['0.10', '$0.1', '0.1元'],
    ['0.01', '$0.01', '0.01元'],
    ['100', '$100', '100元'],
    ['999.99', '$999.99', '999.99元'],
    ['1000', '$1,000', '1,000元'],
    ['1234567.80', '$1,234,567.8', '1,234,567.8元'],
    ['-12.50', '-$12.5', '-12.5元'],
    ['-0.00', '$0', '0元'],
    ['12.345', '$12.35', '12.35元'],
    ['9.999', '$10', '10元'],
    ['007.5', '$7.5', '7.5元'],
  ])('%s shows as %s, in Chinese as %s', (decimal, dollars, yuan) => {
    expect(displayPrice(decimal, 'en-us')).toBe(dollars)
    expect(displayPrice(decimal, 'zh-cn')).toBe(yuan)
  })

  test.each(['en-us', 'ko-kr', 'ja-jp', 'ms-my'])('%s shows the dollar sign', (language) => {
    expect(displayPrice('12.50', language)).toBe('$12.5')
  })

  test.each(['', 'abc', '1.', '.5', '1,000', 'NaN', '1e5'])('"%s" is refused', (decimal) => {
    expect(() => displayPrice(decimal, 'en-us')).toThrow(RangeError)
  })
})

describe('displayParts', () => {
  test('the parts stand apart for typography', () => {
    expect(displayParts('1234.50', 'en-us')).toEqual({ symbol: '$', integer: '1,234', fraction: '.5', suffix: '' })
    expect(displayParts('1234.50', 'zh-cn')).toEqual({ symbol: '', integer: '1,234', fraction: '.5', suffix: '元' })
    expect(displayParts('-3.00', 'en-us')).toEqual({ symbol: '-$', integer: '3', fraction: '', suffix: '' })
  })

  test('joined they are the price, and the number in it is the number given', () => {
    const anyLanguage = fc.constantFrom('en-us', 'zh-cn', 'ko-kr', 'ja-jp', 'ms-my')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), anyLanguage, (amount, language) => {
        const decimal = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
        const { symbol, integer, fraction, suffix } = displayParts(decimal, language)
        expect(symbol + integer + fraction + suffix).toBe(displayPrice(decimal, language))
        expect(Number(integer.replaceAll(',', '') + fraction)).toBe(Number(decimal))
        expect(fraction).not.toMatch(/0$|^\.$/)
      }),
    )
  })
})
