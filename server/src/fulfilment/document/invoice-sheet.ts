import type { Language } from '@longmall/contract/fields.ts'
import type { Order } from '@longmall/contract/order.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { namedPrice } from '@longmall/pricing/display-price.ts'
import { instantText } from '../../kernel/http/instant-text.ts'
import { translate } from '../../kernel/translate.ts'
import type { Sheet } from '../../kernel/document/sheet.ts'

/** The shop's details on a document. */
export interface ShopFacts {
  language: Language
  shop: string
  hotline: string
  zone: string
  /** ISO 4217. */
  currency: string
}

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + toSmallest(amount, 'MONEY'), 0n)

/** The invoice of a paid order: the payer, each line with its reductions, and the total; from what was stored when it was made. */
export function invoiceSheet(order: Order, { language, shop, hotline, zone, currency }: ShopFacts): Sheet {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(language, key, params, zone)
  const money = (amount: string) => namedPrice(amount, { language, currency })
  const negativeMoney = (cents: bigint) => (cents === 0n ? money('0.00') : money(`-${toDecimal(cents, 'MONEY')}`))
  const { totals, invoice } = order
  const refunded = sumOf(order.lines.map((line) => line.refunded_total))
  return {
    language,
    shop,
    title: t('document.invoice'),
    facts: [
      { label: t('document.number'), value: `INV-${order.order_no}` },
      { label: t('document.order_no'), value: order.order_no },
      { label: t('document.paid_at'), value: instantText(language, order.paid_at ?? order.created_at, zone) },
    ],
    parties: [
      {
        title: t('document.bill_to'),
        lines: [
          invoice?.title ?? order.contact?.consignee ?? '',
          ...(invoice?.tax_number ? [t('document.tax_number', { number: invoice.tax_number })] : []),
          ...(invoice?.email_address ? [invoice.email_address] : []),
        ].filter(Boolean),
      },
      { title: t('document.ship_to'), lines: addressLines(order) },
    ],
    columns: [
      { title: t('document.goods'), width: 0.42, align: 'left' },
      { title: t('document.unit_price'), width: 0.16, align: 'right' },
      { title: t('document.quantity'), width: 0.1, align: 'right' },
      { title: t('document.reductions'), width: 0.16, align: 'right' },
      { title: t('document.amount'), width: 0.16, align: 'right' },
    ],
    rows: order.lines.map((line) => [
      { text: line.goods_name, small: line.sku_name },
      { text: money(line.unit_price) },
      { text: String(line.quantity) },
      { text: negativeMoney(sumOf(line.reductions.map(({ amount }) => amount))) },
      { text: money(line.total) },
    ]),
    totals: [
      { label: t('document.goods_total'), value: money(totals.goods_total) },
      ...(toSmallest(totals.reduction_total, 'MONEY') === 0n
        ? []
        : [{ label: t('document.reductions'), value: negativeMoney(toSmallest(totals.reduction_total, 'MONEY')) }]),
      { label: t('document.freight'), value: money(totals.freight_total) },
      { label: t('document.total'), value: money(totals.total), isSum: true },
      ...(refunded === 0n ? [] : [{ label: t('document.refunded'), value: negativeMoney(refunded) }]),
    ],
    notes: closingNotes(t, order.remark, hotline),
  }
}

/** Who gets it, and where. */
export const addressLines = ({ contact, address, pickup_store }: Pick<Order, 'contact' | 'address' | 'pickup_store'>): string[] =>
  [
    [contact?.consignee, contact?.mobile].filter(Boolean).join('  '),
    address ? [address.region_name, address.detailed_address].filter(Boolean).join(' ') : '',
    address?.postcode ?? '',
    pickup_store ? `${pickup_store.name}, ${pickup_store.address}` : '',
  ].filter(Boolean)

export const closingNotes = (
  t: (key: Parameters<typeof translate>[1], params?: object) => string,
  remark: string,
  hotline: string,
): string[] => [
  ...(remark ? [t('document.remark', { remark })] : []),
  t('document.thanks'),
  ...(hotline ? [t('document.hotline', { hotline })] : []),
]
