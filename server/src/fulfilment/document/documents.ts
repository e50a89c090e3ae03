import type { Language } from '@longmall/contract/fields.ts'
import type { Order } from '@longmall/contract/order.ts'
import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { nameSettings, storeName } from '../../kernel/store-name.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { packedOrder } from '../packing/packed-order.ts'
import { readOrder } from '../../order/views.ts'
import { parcelsOf } from '../parcels.ts'
import { deliverySheet } from './delivery-sheet.ts'
import { drawInWorker } from '../../kernel/document/draw-in-worker.ts'
import { invoiceSheet, type ShopFacts } from './invoice-sheet.ts'
import type { Sheet } from '../../kernel/document/sheet.ts'

type Document = OutputOf<typeof fulfilment.invoice>

/** The invoice of the member's own paid order, its goods named in the reader's language as they were called when it was made (ORD-16). Refuses `order.not_found`, `fulfilment.not_paid`. */
export async function makeOwnInvoice(context: Context<MemberActor>, { order_id }: { order_id: number }): Promise<Document> {
  const own = sql`o.id = ${order_id} and o.member_id = ${context.actor.member_id} and o.deleted_at is null`
  return drawInvoice(context, await readOrder(context, own), context.language)
}

/** The same of any order, in any language, for an operator. */
export async function makeInvoice(
  context: Context<StaffActor>,
  { order_id, in_language = context.language }: InputOf<typeof fulfilment.view_invoice>,
): Promise<Document> {
  const order = await readOrder({ ...context, language: in_language }, sql`o.id = ${order_id}`)
  return drawInvoice(context, order, in_language)
}

/**
 * The content of a parcel, or of the order, to print (ORD-16). Refuses `order.not_found`, `fulfilment.not_paid`,
 * `fulfilment.parcel_not_found`.
 */
export async function makeDeliveryNote(
  context: Context<StaffActor>,
  { order_id, shipment_id, in_language = context.language }: InputOf<typeof fulfilment.delivery_note>,
): Promise<Document> {
  const order = requirePaid(await readOrder({ ...context, language: in_language }, sql`o.id = ${order_id}`))
  const parcels = await parcelsOf(context, await packedOrder({ ...context, language: in_language }, order_id))
  const index = parcels.findIndex((parcel) => parcel.shipment_id === shipment_id)
  if (shipment_id !== undefined && index < 0) throw new Refusal('fulfilment.parcel_not_found')
  const sheet = deliverySheet(order, parcels[index] ?? null, index + 1, shopFacts(context, in_language))
  return drawDocument(`delivery-note-${order.order_no}`, sheet)
}

/** The delivery notes of several orders in one file, in the order named, each on pages of its own. Refuses `order.not_found`, `fulfilment.not_paid`. */
export async function makeDeliveryNotes(
  context: Context<StaffActor>,
  { order_ids, in_language = context.language }: InputOf<typeof fulfilment.delivery_notes>,
): Promise<Document> {
  const sheets: Sheet[] = []
  for (const order_id of new Set(order_ids)) {
    const order = requirePaid(await readOrder({ ...context, language: in_language }, sql`o.id = ${order_id}`))
    sheets.push(deliverySheet(order, null, 0, shopFacts(context, in_language)))
  }
  return drawDocument('delivery-notes', ...sheets)
}

async function drawInvoice(context: Context, order: Order, language: Language): Promise<Document> {
  return drawDocument(`invoice-${order.order_no}`, invoiceSheet(requirePaid(order), shopFacts(context, language)))
}

function requirePaid(order: Order): Order {
  if (order.paid_at === null) throw new Refusal('fulfilment.not_paid')
  return order
}

const shopFacts = (context: Context, language: Language): ShopFacts => ({
  language,
  shop: storeName(context, language),
  hotline: context.setting(nameSettings.hotline),
  zone: context.setting(zoneSettings.time_zone),
  currency: context.site.shared.shop.currency,
})

const drawDocument = async (name: string, ...sheets: Sheet[]): Promise<Document> => ({
  file_name: `${name}.pdf`,
  pdf: await drawInWorker(sheets),
})
