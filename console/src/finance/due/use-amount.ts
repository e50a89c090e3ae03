import { groupDigits } from '@longmall/web/format/amount-text.ts'
import { useFormat } from '../../shell/display/use-format.ts'

/** Amounts of a unit: money with its currency, a coin's digits alone; a dash for nothing. */
export function useAmount(): (amount: string | null | undefined, unit: string) => string {
  const { money } = useFormat()
  return (amount, unit) => {
    if (amount === null || amount === undefined || !/[1-9]/.test(amount)) return '–'
    return unit === 'MONEY' ? money(amount) : groupDigits(amount).replace('-', '−')
  }
}
