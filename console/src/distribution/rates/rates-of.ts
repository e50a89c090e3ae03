import type { Rates } from '@longmall/contract/distribution-shapes.ts'

export const generations = ['first', 'second', 'third'] as const

/** The rates of a form; a blank one pays nothing. */
export function ratesOf(value: unknown): Rates {
  const typed = (value ?? {}) as Partial<Record<keyof Rates, number>>
  return { first: typed.first ?? 0, second: typed.second ?? 0, third: typed.third ?? 0 }
}
