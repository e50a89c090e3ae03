import { isAddonOn } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import type { CoinMethod } from '../rules.ts'

/** Which coins members can get now: USDS by awards, USDP by recharging, both in the digital-asset area alone (AST-01). */
export function obtainableCoins(context: Pick<Context, 'setting'>): Record<CoinMethod, boolean> {
  const usds = isAddonOn(context, 'asset')
  return { usds, usdp: usds && isAddonOn(context, 'memberrecharge') }
}
