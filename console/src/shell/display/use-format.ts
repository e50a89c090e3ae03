import { useMemo } from 'react'
import { useStaff } from '../call/may.ts'
import { useConsoleLanguage } from '../language.tsx'

/** How the console shows values: instants and days in the store's zone, money as decimal text with its unit. */
export function useFormat() {
  const { language } = useConsoleLanguage()
  const timeZone = useStaff()?.time_zone ?? 'UTC'
  return useMemo(() => {
    const full = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    const whole = new Intl.NumberFormat(language)
    return {
      timeZone,
      /** An ISO instant; a dash for none. */
      time: (at: string | null | undefined) => (at ? full.format(new Date(at)) : '–'),
      /** A day of the store, `2026-11-22`. */
      day: (text: string | null | undefined) => (text ? day.format(new Date(`${text}T00:00:00Z`)) : '–'),
      count: (value: number) => whole.format(value),
      /** An amount as the server gave it, `1234.50`, in dollars unless another unit is named. */
      money: (amount: string | null | undefined, unit = 'USD') => (amount === null || amount === undefined ? '–' : moneyText(amount, unit)),
    }
  }, [language, timeZone])
}

function moneyText(amount: string, unit: string): string {
  const [whole = '', cents] = amount.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (cents === undefined ? '' : `.${cents}`)
  const minus = amount.startsWith('-') ? '−' : ''
  return unit === 'USD' ? `${minus}$${grouped}` : `${minus}${grouped} ${unit}`
}
