import { describe, expect, test } from 'vitest'
import { languages } from '@longmall/contract/fields.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { buyNow, makeBuyer, refusalOf } from '../../order/test/shopping.ts'
import { openFulfilmentFixture } from '../test/fulfilment-fixture.ts'
import { drawSheets } from '../../kernel/document/draw-sheets.ts'
import { runsOf } from '../../kernel/document/fonts.ts'
import { namedPrice } from '@longmall/pricing/display-price.ts'
import { invoiceSheet } from './invoice-sheet.ts'

const shop = await openTestShop()
const room = await openFulfilmentFixture(shop)
const operator = await staffClient(shop, 'support')
const bytesOf = (pdf: string) => Buffer.from(pdf, 'base64')

describe('words', () => {
  test.each([
    ['en-us', 'USD 1,234.50'],
    ['zh-cn', 'USD 1,234.50'],
    ['ko-kr', 'USD 1,234.50'],
    ['ja-jp', 'USD 1,234.50'],
    ['ms-my', 'USD 1,234.50'],
  ] as const)('ORD-16 %s shows an amount with all its decimals', (language, shown) => {
    expect(namedPrice('1234.50', { language, currency: 'USD' }).replace(/\u00a0/g, ' ')).toBe(shown)
  })

  test('ORD-16 an amount beyond what a float holds is exact', () => {
    expect(namedPrice('90071992547409.93', { language: 'en-us', currency: 'USD' })).toBe('USD\u00a090,071,992,547,409.93')
  })

  test.each(languages)('ORD-16 in %s every character of five languages has a font, Han in the language’s own first', (language) => {
    const text = 'Nº 7 – Café × 发票 領収書 영수증 Jumlah'
    expect(
      runsOf(language, text, 400)
        .map((run) => run.text)
        .join(''),
    ).toBe(text)
    const ownFont = { 'en-us': 'sc', 'zh-cn': 'sc', 'ms-my': 'sc', 'ko-kr': 'kr', 'ja-jp': 'jp' }[language]
    expect(runsOf(language, '領', 700)[0]!.file).toContain(`noto-sans-${ownFont}`)
  })
})

describe('documents', () => {
  test('ORD-16 a member downloads the invoice of a paid order, an operator any in any language', async () => {
    const { buyer, order_id } = await room.paid(2)
    const { file_name, pdf } = await buyer.call('fulfilment/invoice', { order_id })
    const { order_no } = await buyer.call('order/view', { order_id })
    expect(file_name).toBe(`invoice-${order_no}.pdf`)
    expect(bytesOf(pdf).subarray(0, 5).toString()).toBe('%PDF-')
    for (const in_language of languages) {
      const made = await operator.call('fulfilment/view_invoice', { order_id, in_language })
      expect(bytesOf(made.pdf).length).toBeGreaterThan(5000)
    }
    const otherMember = await shop.member()
    expect(await refusalOf(otherMember.call('fulfilment/invoice', { order_id }))).toMatchObject({ reason: 'order.not_found' })
  })

  test('ORD-16 an unpaid order has none', async () => {
    const buyer = await makeBuyer(shop)
    const { order_ids } = await buyNow(buyer, room.sku_id)
    expect(await refusalOf(buyer.call('fulfilment/invoice', { order_id: order_ids[0]! }))).toMatchObject({ reason: 'fulfilment.not_paid' })
  })

  test('ORD-16 a delivery note is of a parcel or of the whole order', async () => {
    const { order_id, lines } = await room.paid(3)
    const staff = await staffClient(shop, 'operator')
    const shippedLines = [{ order_goods_id: lines[0]!, quantity: 2 }]
    const { parcels } = await staff.call('fulfilment/ship', { order_id, carrier: 'harbour', tracking_no: 'HB-9001', lines: shippedLines })
    const whole = await operator.call('fulfilment/delivery_note', { order_id })
    const parcel = await operator.call('fulfilment/delivery_note', { order_id, shipment_id: parcels[0]!.shipment_id })
    expect(bytesOf(whole.pdf).length).not.toBe(bytesOf(parcel.pdf).length)
    const foreign = operator.call('fulfilment/delivery_note', { order_id, shipment_id: 2147483647 })
    expect(await refusalOf(foreign)).toMatchObject({ reason: 'fulfilment.parcel_not_found' })
  })

  test('ORD-16 the lines of an invoice and its freight come to its total', async () => {
    const { buyer, order_id } = await room.paid(3)
    const order = await buyer.call('order/view', { order_id })
    const sheet = invoiceSheet(order, { language: 'en-us', shop: 'Shop', hotline: '', zone: 'Asia/Shanghai', currency: 'EUR' })
    const cents = (text: string) => BigInt(text.replace(/[^\d-]/g, ''))
    const lines = sheet.rows.reduce((sum, row) => sum + cents(row.at(-1)!.text), 0n)
    const freight = sheet.totals.find(({ label }) => label === 'Shipping')!
    expect(lines + cents(freight.value)).toBe(cents(sheet.totals.find(({ isSum }) => isSum)!.value))
  })

  test('ORD-16 the notes of several orders come in one file, each on a page of its own', async () => {
    const order_ids = [(await room.paid()).order_id, (await room.paid(2)).order_id]
    const sizeOf = async (ids: number[]) => bytesOf((await operator.call('fulfilment/delivery_notes', { order_ids: ids })).pdf)
    const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)!.length
    expect(pages(await sizeOf([...order_ids, order_ids[0]!]))).toBe(2)
    const { order_ids: unpaid } = await buyNow(await makeBuyer(shop), room.sku_id)
    expect(await refusalOf(sizeOf([...order_ids, ...unpaid]))).toMatchObject({ reason: 'fulfilment.not_paid' })
    expect(await refusalOf(sizeOf([2147483647]))).toMatchObject({ reason: 'order.not_found' })
  })

  test('ORD-16 many lines go over pages', async () => {
    const { buyer, order_id } = await room.paid()
    const order = await buyer.call('order/view', { order_id })
    const many = { ...order, lines: Array.from({ length: 80 }, () => order.lines[0]!) }
    const bytes = await drawSheets([
      invoiceSheet(many, { language: 'zh-cn', shop: '商城', hotline: '', zone: 'Asia/Shanghai', currency: 'EUR' }),
    ])
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(2)
  })
})
