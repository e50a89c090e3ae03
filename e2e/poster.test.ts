import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@longmall/contract/fields.ts'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { addAddress, findGoods, registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

prepareZXingModule({
  overrides: { wasmBinary: readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer },
})
const { visit } = useBrowser()

test.each([
  { language: 'en-us', width: 'phone' },
  { language: 'zh-cn', width: 'desk' },
] as const)(
  'CAT-13 ORD-02 in $language on a $width: goods are shared as a poster, whose code opens them with the source kept to the order',
  async ({ language, width }) => {
    const [tCatalogue, tPoster] = [getTranslations('catalogue', language), getTranslations('poster', language)]
    const [sharer, buyer] = [await registerMember(), await registerMember()]
    await addAddress(buyer)
    const { sku_id } = (await findGoods())[0]!
    const page = await visit(`/v2/goods/detail/detail?sku_id=${sku_id}`, { member: sharer, language, width })
    await page.getByRole('button', { name: tCatalogue('share'), exact: true }).click()
    await page.getByRole('link', { name: tCatalogue('share_poster') }).click()
    await page.waitForURL('**/v2/poster/poster?*')
    const picture = page.getByRole('img', { name: tPoster('alt', { title: '', description: '' }).split(/[:：]/)[0]! })
    await picture.waitFor()
    const src = await picture.getAttribute('src')
    const answer = await page.request.get(new URL(src!, page.url()).href)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
    const [code] = await readBarcodes(new Uint8Array(await answer.body()), { formats: ['QRCode'] })
    const opened = new URL(code!.text)
    expect(Object.fromEntries(opened.searchParams)).toEqual({
      sku_id: String(sku_id),
      source_member: String(sharer.customer_id),
      long_mall_qr_type: 'poster',
    })
    await orderBy(buyer, opened.pathname + opened.search, sku_id, language, width, {
      source_member: String(sharer.customer_id),
      long_mall_qr_type: 'poster',
    })
  },
)

type Member = Awaited<ReturnType<typeof registerMember>>

/** A stranger opens the scanned address, logs in on the way, and orders: the order has the source. */
async function orderBy(
  buyer: Member,
  address: string,
  sku_id: number,
  language: Language,
  width: 'phone' | 'desk',
  source: Record<string, string>,
): Promise<void> {
  const [tOrder, tIdentity] = [getTranslations('order', language), getTranslations('identity', language)]
  const page = await visit(address, { language, width })
  await page.getByRole('button', { name: getTranslations('catalogue', language)('add_to_cart') }).waitFor()
  await page.goto(`/v2/order/confirm/confirm?sku_id=${sku_id}&quantity=1`)
  await page.waitForURL('**/v1/login?*')
  await page.getByLabel(tIdentity('account_or_email'), { exact: true }).fill(buyer.account)
  await page.getByLabel(tIdentity('password'), { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: tIdentity('log_in'), exact: true }).click()
  await page.waitForURL('**/v2/order/confirm/confirm?*')
  const ordered = page.waitForRequest('**/api/order/create')
  await page.getByRole('button', { name: tOrder('submit'), exact: true }).click()
  const sent = Object.fromEntries(new URLSearchParams((await ordered).postData() ?? ''))
  expect(sent).toMatchObject(source)
  await page.waitForURL('**/v1/order/payment/payment?**')
}
