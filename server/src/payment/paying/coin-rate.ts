import type { Context, Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import { paymentSettings } from '../settings.ts'

/**
 * Cents of the shop's currency per USDA, USDS or USDP: set by an operator, 1.00 in a shop of US dollars. Null when not set: then coins
 * are not accepted.
 */
export function coinRate({ site }: { site: Pick<Site, 'shared'> } | Pick<Context, 'site'>): bigint | null {
  const { settings, shop } = site.shared
  const set = BigInt(readSetting(settings, paymentSettings.coin_rate_cents))
  if (set > 0n) return set
  return shop.currency === 'USD' ? 100n : null
}
