import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mkdirSync, writeFileSync } from 'node:fs'
import { languages } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { atEnd } from '../../test/at-end.ts'
import { makeGoods } from '../../test/fixtures.ts'
import { makePromotion } from '../../test/make-promotion.ts'
import { openTestShop } from '../../test/harness.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { closeDrawing, drawing } from './draw/drawing-process.ts'
import { readCodes } from './test/read-code.ts'

const shop = await openTestShop()
atEnd(closeDrawing)
const sharer = await shop.member()

/** Waits for the process, whose start takes a second on a busy machine. */
async function pngOf(src: string) {
  const response = await shop.app.request(src)
  expect(response.status).toBe(200)
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('a poster of goods', () => {
  test('CAT-13 is a PNG of 750 × 1200, whose code opens the goods with the sharing member as its source', async () => {
    const { sku_id, goods_id } = await makeGoods(shop, { price: 1250 })
    const folder = join(shop.site.config.dataDir, 'media/goods')
    mkdirSync(folder, { recursive: true })
    const picture = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#d02020' } })
      .webp()
      .toBuffer()
    writeFileSync(join(folder, 'red-750.webp'), picture)
    await sql`update goods_picture set picture = ${JSON.stringify({ src: '/media/goods/red', widths: [320, 750], avif: false })} where goods_id = ${goods_id}`.execute(
      shop.db,
    )
    const view = await sharer.call('poster/view', { subject: 'goods', sku_id })
    expect(view).toMatchObject({ width: 750, height: 1200, is_distributor: false, languages })
    expect(view.description).toContain('$12.50')
    const { bytes, headers } = await pngOf(view.src)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 750, height: 1200 })
    const address = `http://shop.example/v2/goods/detail/detail?sku_id=${sku_id}&source_member=${sharer.member_id}&long_mall_qr_type=poster`
    expect(view.address).toBe(address)
    expect(await readCodes(bytes)).toEqual([address])
    const [red = 0, green = 255] = await sharp(bytes).extract({ left: 375, top: 400, width: 1, height: 1 }).raw().toBuffer()
    expect([red > 180, green < 60]).toEqual([true, true])
  })

  test('CAT-13 is drawn once, also when many ask at once, and then read from the folder', async () => {
    const { sku_id } = await makeGoods(shop)
    const { src } = await sharer.call('poster/view', { subject: 'goods', sku_id })
    const draws = vi.spyOn(drawing, 'draw')
    await Promise.all(Array.from({ length: 5 }, () => pngOf(src)))
    await pngOf(src)
    expect(draws).toHaveBeenCalledTimes(1)
    draws.mockRestore()
    expect(existsSync(join(shop.site.config.dataDir, src))).toBe(true)
  })

  test('CAT-13 is another one for another price, name, theme, language or member, and an old address leads to it', async () => {
    const { sku_id, goods_id } = await makeGoods(shop, { price: 1000 })
    const srcOf = async (client = sharer, poster_language?: 'ja-jp') =>
      (await client.call('poster/view', { subject: 'goods', sku_id, ...(poster_language && { poster_language }) })).src
    const first = await srcOf()
    expect(await srcOf()).toBe(first)
    const seen = new Set([first, await srcOf(shop.visitor()), await srcOf(sharer, 'ja-jp')])
    await sql`update sku set price = 1100 where id = ${sku_id}`.execute(shop.db)
    seen.add(await srcOf())
    await sql`update goods_text set name = 'Renamed' where goods_id = ${goods_id}`.execute(shop.db)
    seen.add(await srcOf())
    await sql`insert into setting (key, value) values ('site.theme_style', '"pink"')`.execute(shop.db)
    await shop.refresh()
    const last = await srcOf()
    expect(seen.add(last).size).toBe(6)
    const old = await shop.app.request(first)
    expect([old.status, old.headers.get('location')]).toEqual([302, last])
  })

  test('CAT-13 shows the lowest running price of its SKU with the promotion’s name', async () => {
    const { sku_id, goods_id } = await makeGoods(shop, { price: 5000 })
    await makePromotion(shop, { kind: 'flash_sale', items: [{ sku_id, goods_id, price: 3990 }] })
    const { description } = await sharer.call('poster/view', { subject: 'goods', sku_id }, { language: 'zh-cn' })
    expect(description).toMatch(/^限时秒杀 · \S*39\.90/)
  })

  test('CAT-13 of goods that are unlisted or unknown is refused, and its address answers 404', async () => {
    const { sku_id, goods_id } = await makeGoods(shop)
    const { src } = await sharer.call('poster/view', { subject: 'goods', sku_id })
    await sql`update goods set is_listed = false where id = ${goods_id}`.execute(shop.db)
    for (const id of [sku_id, 999_999])
      expect(await refusalOf(sharer.call('poster/view', { subject: 'goods', sku_id: id }))).toMatchObject({
        reason: 'catalogue.goods_not_found',
      })
    expect((await shop.app.request(src)).status).toBe(404)
  })
})

describe('other posters', () => {
  test('CAT-13 of a promotion opens its own page, and of one that is over there is none', async () => {
    const { sku_id, goods_id } = await makeGoods(shop, { price: 5000 })
    const promotion_id = await makePromotion(shop, {
      kind: 'team_buy',
      rules: { size: 2, hours: 24, virtual_completion: false },
      items: [{ sku_id, goods_id, price: 4000, rules: { leader_price: 4000 } }],
    })
    const about = { subject: 'promotion', promotion_type: 'team_buy', promotion_id } as const
    const view = await sharer.call('poster/view', about)
    expect(view.address).toContain(`/promotionpages/pintuan/detail/detail?id=${promotion_id}&source_member=${sharer.member_id}`)
    expect(await readCodes((await pngOf(view.src)).bytes)).toEqual([view.address])
    await sql`update promotion set ends_at = now() where id = ${promotion_id}`.execute(shop.db)
    expect(await refusalOf(sharer.call('poster/view', about))).toMatchObject({ reason: 'promotion.not_found' })
  })

  test.each(languages)('CAT-13 of the shop in %s invites to the home page', async (poster_language) => {
    const { src, address } = await sharer.call('poster/view', { subject: 'shop', poster_language })
    expect(address).toBe(`http://shop.example/?source_member=${sharer.member_id}&long_mall_qr_type=poster`)
    expect(await readCodes((await pngOf(src)).bytes)).toEqual([address])
  })

  test('CAT-13 a visitor’s has no member in its code', async () => {
    const { address } = await shop.visitor().call('poster/view', { subject: 'shop' })
    expect(address).toBe('http://shop.example/?long_mall_qr_type=poster')
  })

  test('CAT-13 an address that the shop did not write is not drawn', async () => {
    const { src } = await sharer.call('poster/view', { subject: 'shop' })
    const before = readdirSync(join(shop.site.config.dataDir, 'poster')).length
    const forged = [
      src.replace(/.\.png$/, (end) => (end.startsWith('0') ? '1.png' : '0.png')),
      src.replace(`.${sharer.member_id}.`, `.${sharer.member_id + 1}.`),
      src.replace('en-us', 'zh-cn'),
      '/poster/..%2F..%2Fkeys.png',
      '/poster/x.png',
    ]
    for (const one of forged) expect((await shop.app.request(one)).status).toBe(404)
    expect(readdirSync(join(shop.site.config.dataDir, 'poster'))).toHaveLength(before)
  })
})
