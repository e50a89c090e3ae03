import type { Order } from '@longmall/contract/order.ts'
import type { Parcel } from '@longmall/contract/fulfilment.ts'
import { instantText } from '../../kernel/http/instant-text.ts'
import { translate } from '../../kernel/translate.ts'
import { addressLines, closingNotes, type ShopFacts } from './invoice-sheet.ts'
import type { Sheet } from '../../kernel/document/sheet.ts'

/** The content of a parcel, or of all: goods and units, without prices. */
export function deliverySheet(
  order: Order,
  parcel: Parcel | null,
  parcelNumber: number,
  { language, shop, hotline, zone }: ShopFacts,
): Sheet {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(language, key, params, zone)
  const lines = parcel?.lines ?? order.lines
  return {
    language,
    shop,
    title: t('document.delivery_note'),
    facts: [
      { label: t('document.number'), value: `DN-${order.order_no}${parcel ? `-${parcelNumber}` : ''}` },
      { label: t('document.order_no'), value: order.order_no },
      parcel
        ? { label: t('document.sent_at'), value: instantText(language, parcel.shipped_at, zone) }
        : { label: t('document.ordered_at'), value: instantText(language, order.created_at, zone) },
    ],
    parties: [
      { title: t('document.ship_to'), lines: addressLines(order) },
      ...(parcel
        ? [
            { title: t('document.carrier'), lines: [parcel.carrier_name] },
            { title: t('document.tracking_no'), lines: [parcel.tracking_no] },
          ]
        : []),
    ],
    columns: [
      { title: t('document.goods'), width: 0.84, align: 'left' },
      { title: t('document.quantity'), width: 0.16, align: 'right' },
    ],
    rows: lines.map(({ goods_name, sku_name, quantity }) => [{ text: goods_name, small: sku_name }, { text: String(quantity) }]),
    totals: [{ label: t('document.quantity'), value: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)), isSum: true }],
    notes: closingNotes(t, order.remark, hotline),
  }
}
