import type { Cents } from './types.ts'

/** 1250 → "12.50": the wire's decimal string, always with both decimals. */
export function decimalOf(amount: Cents): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
