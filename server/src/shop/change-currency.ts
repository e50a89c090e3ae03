import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { shop } from '@longmall/contract/shop.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/security/audit.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { catalogueChanged } from '../kernel/shared.ts'
import { hasOrders } from '../order/has-orders.ts'
import { hasPayments } from '../payment/staff/has-payments.ts'
import { isCurrency } from './currencies.ts'

/**
 * Changes the currency that prices are shown in. Amounts keep their numbers, so it is refused (`shop.currency_fixed`) as soon as anybody
 * has ordered or is to pay.
 */
export async function changeCurrency(
  context: Context<StaffActor>,
  { currency }: InputOf<typeof shop.change_currency>,
): Promise<OutputOf<typeof shop.change_currency>> {
  const { db } = context
  if (!isCurrency(currency)) throw wrongField('currency', 'shop.currency_unknown')
  // In the order in which an order takes them: payment before order.
  if ((await hasPayments(db, true)) || (await hasOrders(db, true))) throw new Refusal('shop.currency_fixed')
  const { rows } = await sql<{ before: string }>`
    update shop set currency = ${currency} from (select currency as before from shop for update) was returning was.before`.execute(db)
  await catalogueChanged(db)
  await audit(context, { subject: 'shop 1', before: { currency: rows[0]!.before }, after: { currency } })
  return { currency }
}
