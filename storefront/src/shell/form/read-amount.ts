import { isNothing } from '@longmall/web/format/amount-text.ts'

/** What was typed of an amount, fit for the contract: digits, one point, at most so many decimals; everything else is left out. */
export function typedAmount(text: string, decimals: number): string {
  const [whole = '', ...rest] = text
    .replaceAll(/[,，。．]/g, '.')
    .replaceAll(/[^\d.]/g, '')
    .split('.')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 12)
  if (rest.length === 0 || decimals === 0) return digits
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`
}

/** An amount as it is sent: without a trailing decimal point; null while it is not above zero. */
export function sentAmount(typed: string): string | null {
  const amount = typed.replace(/\.$/, '')
  return isNothing(amount) ? null : amount
}
