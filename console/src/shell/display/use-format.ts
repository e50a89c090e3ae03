import { displayParts } from '@longmall/pricing/display-price.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import { formatCount, formatPercent } from '@longmall/web/format/number-text.ts'
import { dayFormat, instantFormat } from '@longmall/web/time/time-text.ts'
import { useMemo } from 'react'
import { useStaff } from '../call/permissions.ts'
import { useConsoleLanguage } from '../language.tsx'

/** How the console shows values: instants and days in the store's zone, money with all its decimals and its currency. */
export function useFormat() {
  const { language } = useConsoleLanguage()
  const staff = useStaff()
  const timeZone = staff?.time_zone ?? 'UTC'
  const currency = staff?.currency
  return useMemo(() => {
    const full = instantFormat(language, { dateStyle: 'medium', timeStyle: 'short' }, timeZone)
    const day = dayFormat(language, { dateStyle: 'medium' })
    // Until the shop's currency is known an amount has none: never a sign that may not be the shop's.
    const display = currency === undefined ? null : ({ language, currency, style: 'locale' } as const)
    const { symbol, suffix } = display ? displayParts('0', display) : { symbol: '', suffix: '' }
    return {
      timeZone,
      /** The affixes of an input of money: "$", "€". */
      currencySign: (symbol + suffix).trim(),
      /** An ISO instant; a dash for none. */
      time: (at: string | null | undefined) => (at ? full(at) : '–'),
      /** A day of the store, `2026-11-22`. */
      day: (text: string | null | undefined) => (text ? day(text) : '–'),
      count: (value: number) => formatCount(value, language),
      /** A share as a percentage with one decimal at most: 0.125 → "12.5%". */
      percent: (share: number) => formatPercent(share, language),
      /** A price of one coin with all its decimals. */
      coinPrice: (price: string) => (display ? formatCoinPrice(price, display) : price),
      /** An amount as the server gave it, `1234.50`, as money unless another unit is named. */
      money: (amount: string | null | undefined, unit = 'MONEY') =>
        amount === null || amount === undefined ? '–' : formatAmount(amount, unit, display),
    }
  }, [language, timeZone, currency])
}
