import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { zoneSettings } from '../../src/kernel/time/store-zone.ts'
import { publicationDays } from '../../src/unit-price/rules.ts'
import type { TestShop } from '../harness.ts'

const price = { unit: 'ACC', starts_on: '2030-01-01', reason: 'The market' } as const

/** A price that an operator requested. */
async function requested({ db, site }: TestShop, requested_by: number): Promise<{ request_id: number; version: number }> {
  const amounts = { micros: 1_100_000n, base_micros: 1_000_000n, is_jump_confirmed: false }
  const { id } = await db
    .insertInto('unit_price_request')
    .values({ ...price, ...amounts, requested_by, requested_at: site.shared.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { request_id: id, version: 1 }
}

/** A holding that an operator stated. */
async function stated({ db, site }: TestShop, requested_by: number): Promise<{ holding_id: number; version: number }> {
  const row = { unit: 'ACC', amount: 1000n, external_funds: 0n, reason: 'Counted', requested_by, requested_at: site.shared.now() }
  const { id } = await db.insertInto('treasury_holding').values(row).returning('id').executeTakeFirstOrThrow()
  return { holding_id: id, version: 1 }
}

/** What each change of prices and holdings of coins takes to be done; `another` makes an operator. */
export const unitPriceInputs = (shop: TestShop, another: () => Promise<number>) =>
  ({
    'unit_price/request': async () => {
      const { setting, now } = shop.systemContext()
      return { ...price, price: '1.10', starts_on: publicationDays(setting(zoneSettings.time_zone), now).first_day }
    },
    'unit_price/approve': async () => requested(shop, await another()),
    'unit_price/refuse': async () => requested(shop, await another()),
    'unit_price/withdraw': async ({ id }: { id: number }) => requested(shop, id),
    'ops/state_holding': async () => ({ unit: 'ACC', amount: '10.000', reason: 'Counted' }),
    'ops/approve_holding': async () => stated(shop, await another()),
    'ops/refuse_holding': async () => stated(shop, await another()),
  }) satisfies { [Path in keyof Api]?: (caller: { id: number }) => Promise<InputOf<Api[Path]>> }
