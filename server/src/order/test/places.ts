import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import { drainTimers } from '../../kernel/time/timers.ts'
import type { StoreInput } from '../../store/test/make-store.ts'
import type { TestShop } from '../../../test/harness.ts'

/** The setting of a shop whose own couriers go to Shenzhen. */
export const localRegionsSetting = { 'order.local_regions': ['CN-4403'] }

/** A store where orders can be fetched. */
export const nanshan: StoreInput = {
  names: { 'en-us': 'Nanshan store', 'zh-cn': '南山店' },
  address: '8 Keyuan Road, Shenzhen',
  phone: '0755 1234 5678',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '10:00', until: '22:00' })),
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
