import { type CurrencyDisplay, displayParts, displayPrice } from '@longmall/pricing/display-price.ts'
import { useMemo } from 'react'
import { useStaff } from '../call/may.ts'
import { useConsoleLanguage } from '../language.tsx'

/** How the console shows values: instants and days in the store's zone, money with all its decimals and its currency. */
export function useFormat() {
  const { language } = useConsoleLanguage()
  const staff = useStaff()
  const timeZone = staff?.time_zone ?? 'UTC'
  const currency = staff?.currency
  return useMemo(() => {
    const full = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    // Until the shop's currency is known an amount has none: never a sign that may not be the shop's.
    const display = currency === undefined ? null : ({ language, currency, style: 'locale' } as const)
    const { symbol, suffix } = display ? displayParts('0', display) : { symbol: '', suffix: '' }
    const whole = new Intl.NumberFormat(language)
    return {
      timeZone,
      /** What stands beside an amount of money that is typed: "$", "€". */
      currencySign: (symbol + suffix).trim(),
      /** An ISO instant; a dash for none. */
      time: (at: string | null | undefined) => (at ? full.format(new Date(at)) : '–'),
      /** A day of the store, `2026-11-22`. */
      day: (text: string | null | undefined) => (text ? day.format(new Date(`${text}T00:00:00Z`)) : '–'),
      count: (value: number) => whole.format(value),
      /** An amount as the server gave it, `1234.50`, as money unless another unit is named. */
      money: (amount: string | null | undefined, unit = 'MONEY') =>
        amount === null || amount === undefined ? '–' : moneyText(amount, unit, display),
    }
  }, [language, timeZone, currency])
}

function moneyText(amount: string, unit: string, display: CurrencyDisplay | null): string {
  const minus = amount.startsWith('-') ? '−' : ''
  const plain = amount.replace('-', '')
  if (unit === 'MONEY') return minus + (display ? displayPrice(plain, display) : plain)
  const [whole = '', fraction] = plain.split('.')
  return `${minus}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`} ${unit}`
}
