import { sql } from 'kysely'
import { plus } from '../../kernel/clock.ts'
import { drainTimers } from '../../kernel/timers.ts'
import type { TestShop } from '../../../test/harness.ts'

/** The setting of a shop where orders can be fetched. */
export const placesSetting = {
  'order.pickup_places': [
    {
      key: 'nanshan',
      name: { 'en-us': 'Nanshan store', 'zh-cn': '南山店' },
      address: { 'en-us': '8 Keyuan Road, Shenzhen' },
      hours: { 'en-us': '10:00–22:00' },
      mobile: '0755 1234 5678',
    },
  ],
  'order.local_regions': ['CN-4403'],
}

/** Runs the timers of one subject as if the store's clock were at their time. */
export async function runTimer(shop: TestShop, kind: string, subject: number): Promise<boolean> {
  const past = plus(shop.site.shared.now(), { minutes: -1 })
  const { numAffectedRows } = await sql`update timer set due_at = ${past} where kind = ${kind} and subject = ${String(subject)}`.execute(
    shop.db,
  )
  if (numAffectedRows) await drainTimers(shop.site)
  return numAffectedRows === 1n
}
