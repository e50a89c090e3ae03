import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { readOrder } from '../order/views.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { invoiceSheet } from '../fulfilment/document/invoice-sheet.ts'
import { exportedFile } from '../work/test/exported-file.ts'

const shop = await openTestShop({ settings: { 'site.time_zone': 'Europe/Berlin' } })
await sql`update shop set currency = 'EUR'`.execute(shop.db)
await shop.refresh()
const owner = await staffClient(shop, 'owner')
const { paid, requestRefund, approve } = await openAfterSale(shop)
const { buyer, order_id, lines } = await paid([{ price: 1290, quantity: 2 }])
await requestRefund(buyer, lines[0]!).then(({ refund_id }) => approve(refund_id))

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(shop.site.shared.now()))
const days = { from_day: '2020-01-01', until_day: '2099-12-31' }
const decoded = ({ content }: { content: string }) => Buffer.from(content, 'base64').toString()
const fileOf = async (started: Promise<{ work_id: number }>) => (await exportedFile(shop, owner, started)).toString()

test.each([
  ['all orders', () => fileOf(owner.call('order/export_all', { format: 'csv' })), true],
  ['a member’s statement', async () => decoded(await buyer.call('wallet/export', { from: today, until: today, format: 'csv' })), true],
  ['all entries of the ledger', () => fileOf(owner.call('wallet/export_entries', { ...days, format: 'csv' })), true],
  ['what is owed', () => fileOf(owner.call('ops/export_liabilities', { first_day: today, last_day: today, format: 'csv' })), false],
] as const)('SHL-27 ORD-16 the file with %s names the euro as its currency, and the zone of its times', async (_name, read, hasTimes) => {
  const file = await read()
  expect(file).toContain('EUR')
  expect(file).not.toMatch(/USD\b|\$|MONEY/)
  if (hasTimes) expect(file).toContain(' (Europe/Berlin)')
})

test('SHL-27 ORD-16 an invoice and a mail of a shop in euros tell euros, and times of its zone by name', async () => {
  const context = { ...shop.systemContext(), language: 'en-us' as const }
  const order = await readOrder(context, sql`o.id = ${order_id}`)
  const sheet = invoiceSheet(order, { language: 'en-us', shop: 'Shop', hotline: '', zone: 'Europe/Berlin', currency: 'EUR' })
  const money = [...sheet.rows.flatMap(([, price, , , total]) => [price!.text, total!.text]), ...sheet.totals.map(({ value }) => value)]
  expect(money.filter((text) => !text.includes('EUR'))).toEqual([])
  expect(sheet.facts.at(-1)!.value).toMatch(/\(GMT\+[12]\)$/)
  const { body } = await shop.db.selectFrom('message').select('body').where('template', '=', 'return_refunded').executeTakeFirstOrThrow()
  expect(body).toContain('€12.90')
  expect(body).toMatch(/\(GMT\+[12]\)/)
})
