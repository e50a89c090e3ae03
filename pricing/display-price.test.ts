import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyName, displayParts, displayPrice, namedPrice } from './display-price.ts'

const short = (language: string, currency = 'USD') => ({ language, currency, style: 'specification' }) as const
const anyLanguage = fc.constantFrom('en-us', 'zh-cn', 'ko-kr', 'ja-jp', 'ms-my')

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
    expect(displayPrice(decimal, short('en-us'))).toBe(dollars)
    expect(displayPrice(decimal, short('zh-cn'))).toBe(yuan)
  })

  test.each([
    ['12.50', '$12.50', '12.50元', '€12.50'],
    ['1299.00', '$1,299.00', '1,299.00元', '€1,299.00'],
    ['-0.10', '-$0.10', '-0.10元', '-€0.10'],
    ['0.00', '$0.00', '0.00元', '€0.00'],
  ])('WAL-02 a ledger shows all decimals of %s: %s, in Chinese %s, of euros %s', (decimal, dollars, yuan, euros) => {
    const ledger = (language: string, currency = 'USD') => displayPrice(decimal, { ...short(language, currency), keepTrailingZeros: true })
    expect([ledger('en-us'), ledger('zh-cn'), ledger('en-us', 'EUR')]).toEqual([dollars, yuan, euros])
  })

  test.each(['en-us', 'ko-kr', 'ja-jp', 'ms-my'])('%s shows the dollar sign', (language) => {
    expect(displayPrice('12.50', short(language))).toBe('$12.5')
  })

  test.each(['', 'abc', '1.', '.5', '1,000', 'NaN', '1e5'])('"%s" is refused', (decimal) => {
    expect(() => displayPrice(decimal, short('en-us'))).toThrow(RangeError)
  })
})

describe('displayParts', () => {
  test('the parts are separate for typography', () => {
    expect(displayParts('1234.50', short('en-us'))).toEqual({ symbol: '$', integer: '1,234', fraction: '.5', suffix: '' })
    expect(displayParts('1234.50', short('zh-cn'))).toEqual({ symbol: '', integer: '1,234', fraction: '.5', suffix: '元' })
    expect(displayParts('-3.00', short('en-us'))).toEqual({ symbol: '-$', integer: '3', fraction: '', suffix: '' })
  })

  test('joined they are the price, and the number in it is the number given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), anyLanguage, (amount, language) => {
        const decimal = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
        const { symbol, integer, fraction, suffix } = displayParts(decimal, short(language))
        expect(symbol + integer + fraction + suffix).toBe(displayPrice(decimal, short(language)))
        expect(Number(integer.replaceAll(',', '') + fraction)).toBe(Number(decimal))
        expect(fraction).not.toMatch(/0$|^\.$/)
      }),
    )
  })
})

const languages = ['en-us', 'zh-cn', 'ko-kr', 'ja-jp', 'ms-my']
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('currencies', () => {
  test.each([
    ['USD', ['$1,234.5', '1,234.5元', '$1,234.5', '$1,234.5', '$1,234.5']],
    ['CNY', ['¥1,234.5', '1,234.5元', '¥1,234.5', '¥1,234.5', '¥1,234.5']],
    ['EUR', ['€1,234.5', '€1,234.5', '€1,234.5', '€1,234.5', '€1,234.5']],
    ['SGD', ['$1,234.5', '$1,234.5', '$1,234.5', '$1,234.5', '$1,234.5']],
    ['MYR', ['RM 1,234.5', 'RM 1,234.5', 'RM 1,234.5', 'RM 1,234.5', 'RM 1,234.5']],
    ['MXN', ['MXN 1,234.5', 'MXN 1,234.5', 'MXN 1,234.5', 'MXN 1,234.5', 'MXN 1,234.5']],
  ])('SHL-27 %s by the specification: no dollar sign but for dollars, no 元 but for them and yuan', (currency, shown) => {
    expect(languages.map((language) => plain(displayPrice('1234.50', short(language, currency))))).toEqual(shown)
  })

  test.each([
    ['USD', ['$1,234.50', 'US$1,234.50', 'US$1,234.50', '$1,234.50', 'USD 1,234.50']],
    ['EUR', ['€1,234.50', '€1,234.50', '€1,234.50', '€1,234.50', '€1,234.50']],
    ['MYR', ['MYR 1,234.50', 'MYR 1,234.50', 'MYR 1,234.50', 'MYR 1,234.50', 'RM 1,234.50']],
  ])('SHL-27 %s by the language has all decimals and can be taken for no other', (currency, shown) => {
    expect(languages.map((language) => plain(displayPrice('1234.50', { language, currency, style: 'locale' })))).toEqual(shown)
  })

  test('SHL-27 a language that writes the currency behind the number has it there, a reduction keeps its minus and zero none', () => {
    expect(displayParts('12.90', { language: 'de', currency: 'EUR', style: 'locale' })).toEqual({
      symbol: '',
      integer: '12',
      fraction: ',90',
      suffix: '\u00a0€',
    })
    const euros = { language: 'en-us', currency: 'EUR', style: 'locale' } as const
    expect([displayPrice('-3.00', euros), displayPrice('-0.00', euros)]).toEqual(['-€3.00', '€0.00'])
  })

  test('SHL-27 the form for records names the currency by its code, and the number is exact', () => {
    expect(plain(namedPrice('90071992547409.93', { language: 'en-us', currency: 'EUR' }))).toBe('EUR 90,071,992,547,409.93')
    expect(currencyName({ language: 'en-us', currency: 'EUR' })).toBe('Euro (EUR)')
  })
})
