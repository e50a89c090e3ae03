import type { Values } from '../../shell/form/field.ts'

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)

/** Does an amount off reduce an order that just reaches its threshold to zero? Both as a form has them, decimal texts; false while one is missing. */
export const reducesToZero = (money_off: unknown, threshold: unknown): boolean =>
  isAmount(money_off) && isAmount(threshold) && Number(money_off) > 0 && Number(money_off) >= Number(threshold)

/** The steps of a full reduction by amount that do, each with its amount off and its threshold. */
export const stepsReducingToZero = ({ steps }: Values): { money_off: string; amount: string }[] =>
  (Array.isArray(steps) ? (steps as (Values | undefined)[]) : []).flatMap((step) => {
    const { effect, money_off, amount } = step ?? {}
    return effect === 'money' && reducesToZero(money_off, amount) ? [{ money_off: String(money_off), amount: String(amount) }] : []
  })
