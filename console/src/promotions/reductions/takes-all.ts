import type { Values } from '../../shell/form/field.ts'

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)

/** Does money off take all of an order that just reaches its threshold? Both as a form has them, decimal texts; false while one is missing. */
export const takesAll = (money_off: unknown, threshold: unknown): boolean =>
  isAmount(money_off) && isAmount(threshold) && Number(money_off) > 0 && Number(money_off) >= Number(threshold)

/** The steps of a full reduction by amount that do, each with what it takes off and from which amount on. */
export const stepsThatTakeAll = ({ steps }: Values): { money_off: string; amount: string }[] =>
  (Array.isArray(steps) ? (steps as (Values | undefined)[]) : []).flatMap((step) => {
    const { effect, money_off, amount } = step ?? {}
    return effect === 'money' && takesAll(money_off, amount) ? [{ money_off: String(money_off), amount: String(amount) }] : []
  })
