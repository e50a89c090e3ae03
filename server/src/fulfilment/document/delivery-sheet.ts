import type { Order } from '@longmall/contract/order.ts'
import type { Parcel } from '@longmall/contract/shipping.ts'
import { instantText } from '../../kernel/http/instant-text.ts'
import { words } from '../../kernel/words.ts'
import { addressLines, closing, type ShopFacts } from './invoice-sheet.ts'
import type { Sheet } from './sheet.ts'

/** What goes into a parcel, or into all of them where none is named: goods and pieces, without prices. */
export function deliverySheet(order: Order, parcel: Parcel | null, place: number, { language, shop, hotline, zone }: ShopFacts): Sheet {
  const say = (key: Parameters<typeof words>[1], params = {}) => words(language, key, params, zone)
  const lines = parcel?.lines ?? order.lines
  return {
    language,
    shop,
    title: say('document.delivery_note'),
    facts: [
      { label: say('document.number'), value: `DN-${order.order_no}${parcel ? `-${place}` : ''}` },
      { label: say('document.order_no'), value: order.order_no },
      parcel
        ? { label: say('document.sent_at'), value: instantText(language, parcel.shipped_at, zone) }
        : { label: say('document.ordered_at'), value: instantText(language, order.created_at, zone) },
    ],
    parties: [
      { title: say('document.ship_to'), lines: addressLines(order) },
      ...(parcel
        ? [
            { title: say('document.carrier'), lines: [parcel.carrier_name] },
            { title: say('document.tracking_no'), lines: [parcel.tracking_no] },
          ]
        : []),
    ],
    columns: [
      { title: say('document.goods'), width: 0.84, align: 'left' },
      { title: say('document.quantity'), width: 0.16, align: 'right' },
    ],
    rows: lines.map(({ goods_name, sku_name, quantity }) => [{ text: goods_name, small: sku_name }, { text: String(quantity) }]),
    totals: [{ label: say('document.quantity'), value: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)), isSum: true }],
    notes: closing(say, order.remark, hotline),
  }
}
