import { fromMicros, isJump } from '@longmall/contract/unit-price-scale.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { unitPriceSettings } from './settings.ts'

/** Refuses `unit_price.jump` {before, percent} for a change above the setting that is not confirmed: a slip of the decimal point. */
export function checkJump({ setting }: Pick<Context, 'setting'>, before: bigint, micros: bigint, isConfirmed: boolean): void {
  const percent = setting(unitPriceSettings.jump_percent)
  if (!isConfirmed && isJump(before, micros, percent)) throw new Refusal('unit_price.jump', { before: fromMicros(before), percent })
}
