import type { Shop } from '@longmall/contract/shop.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import type { ShopState } from '../kernel/shared.ts'
import { hasOrders } from '../order/has-orders.ts'
import { hasPayments } from '../payment/staff/has-payments.ts'
import { shopChoices } from './currencies.ts'
import { shopSettings } from './settings.ts'

/** What the shop is, as the database has it now. */
export async function viewShop({ db, setting }: Context<StaffActor>): Promise<Shop> {
  const { rows } = await sql<ShopState>`select currency, is_demo, set_up_at, opened_at from shop`.execute(db)
  const is_currency_fixed = (await hasOrders(db)) || (await hasPayments(db))
  return { ...rows[0]!, is_currency_fixed, country: setting(shopSettings.country), currencies: shopChoices().currencies }
}
