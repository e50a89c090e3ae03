import type { assetWallet } from '@longmall/contract/asset-wallet.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor, Site } from '../../kernel/context.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { priceHistory } from '../../unit-price/views.ts'

type Prices = OutputOf<typeof assetWallet.prices>
/** By unit, days and today: prices of days that have begun never change, so each is read once a day. */
const cache = new WeakMap<Site, Map<string, Prices>>()

/** The price of a coin on each of the last days, today's the last. */
export async function viewPrices(context: Context<MemberActor>, { unit, days }: InputOf<typeof assetWallet.prices>): Promise<Prices> {
  const today = dayIn(context.setting(zoneSettings.time_zone), context.now)
  const key = `${unit} ${days} ${today}`
  const values = cache.get(context.site)
  const known = values?.get(key)
  if (known) return known
  const prices = { unit, list: (await priceHistory(context, { unit, days })).list }
  // Yesterday's go when today's come.
  const others = [...(values ?? [])].filter(([name]) => name.endsWith(today))
  cache.set(context.site, new Map([...others, [key, prices]]))
  return prices
}
