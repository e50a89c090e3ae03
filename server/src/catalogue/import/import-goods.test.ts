import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { createPictureFetcher, PictureError } from './fetch-picture.ts'
import { importGoods, type ImportReport } from './import-goods.ts'
import { makeCsv, type CellInput } from './test/make-csv.ts'

const sample = readFileSync(join(import.meta.dirname, '../../../../tools/demo-store/data/shopify-apparel.csv'))
const shop = await openTestShop()
const dataDir = mkdtempSync(join(tmpdir(), 'longmall-import-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const noPictures = async () => {
  throw new PictureError('import.picture_invalid')
}

function runImport(bytes: Buffer | CellInput[], options: { dry_run?: boolean; fetchPicture?: (url: string) => Promise<Buffer> } = {}) {
  const context = shop.systemContext()
  const ownContext = { ...context, site: { ...context.site, config: { ...context.site.config, dataDir } } }
  const files = [{ name: 'test.csv', bytes: Buffer.isBuffer(bytes) ? bytes : makeCsv(bytes) }]
  return importGoods(ownContext, { files, dry_run: options.dry_run ?? false, fetchPicture: options.fetchPicture ?? noPictures })
}

const outcomes = (report: ImportReport) => report.goods.map(({ handle, outcome }) => `${handle} ${outcome}`)
const countOf = async (table: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(shop.db)
  return rows[0]!.count
}
const everything = async () => {
  const { rows } = await sql<{ text: string }>`
    select concat((select jsonb_agg(g order by id) from goods g), (select jsonb_agg(s order by id) from sku s), (select jsonb_agg(s order by sku_id) from stock s),
      (select jsonb_agg(t order by goods_id) from goods_text t), (select jsonb_agg(p order by goods_id, position) from goods_picture p),
      (select jsonb_agg(v order by id) from attribute_value v), (select jsonb_agg(c order by id) from category c), (select jsonb_agg(b order by id) from brand b),
      (select version from catalogue_version)) as text`.execute(shop.db)
  return rows[0]!.text
}
const skusOf = async (handle: string) => {
  const { rows } = await sql<{ id: number; sku_no: string; price: bigint; is_active: boolean; on_hand: number; reserved: number }>`
    select s.id, s.sku_no, s.price, s.is_active, t.on_hand, t.reserved from sku s join stock t on t.sku_id = s.id
      join goods g on g.id = s.goods_id where g.handle = ${handle} order by s.is_active desc, s.position, s.id`.execute(shop.db)
  return rows
}

describe('the whole file', () => {
  beforeAll(async () => {
    await runImport(sample)
    await shop.refresh()
  })

  test('CAT-17 a Shopify product file becomes goods with SKUs, stock, tags, brand and category', async () => {
    expect(await countOf('goods')).toBe(20)
    expect(await countOf('sku')).toBe(22)
    const tree = await shop.visitor().call('catalogue/categories', {})
    expect(tree.list.map((one) => [one.category_name, one.children.map((child) => child.category_name).sort()])).toEqual([
      ['Apparel', ['Men', 'Women']],
    ])
    const found = await shop.visitor().call('search/goods', { keyword: 'Ocean Blue Shirt' })
    expect(found.list[0]).toMatchObject({ goods_name: 'Ocean Blue Shirt', price: '50.00', stock: 'few', tags: ['men'] })
    const top = await shop.visitor().call('search/goods', { keyword: 'Varsity' })
    const detail = await shop.visitor().call('catalogue/detail', { sku_id: top.list[0]!.sku_id })
    expect(detail.attributes.map((one) => [one.attribute_name, one.values.map((value) => value.value_name)])).toEqual([
      ['Size', ['Small', 'Medium', 'Large']],
    ])
    expect(detail.skus.map((sku) => [sku.price, sku.available])).toEqual(Array.from({ length: 3 }, () => ['60.00', 1]))
    expect(detail.brand?.brand_name).toBe('partners-demo')
    expect(detail.description).toContain('sport-inspired')
  })

  test('CAT-17 a picture that cannot be had is named, and a placeholder stands for it', async () => {
    const report = await runImport(sample)
    expect(report.goods.flatMap((one) => one.missing)).toHaveLength(20)
    expect(report.goods[0]!.missing[0]).toMatchObject({ message: 'not an image' })
    const found = await shop.visitor().call('search/goods', { keyword: 'Ocean Blue Shirt' })
    expect(found.list[0]!.picture).toMatchObject({ src: '/media/import/placeholder' })
    expect(await sharp(join(dataDir, 'media/import/placeholder-640.webp')).metadata()).toMatchObject({ width: 640, format: 'webp' })
  })

  test('CAT-17 a second run changes nothing', async () => {
    const before = await everything()
    const report = await runImport(sample)
    expect(new Set(report.goods.map((one) => one.outcome))).toEqual(new Set(['unchanged']))
    expect(await everything()).toBe(before)
  })

  test('CAT-17 an edited row changes that goods alone, and SKUs keep their ids', async () => {
    const before = await skusOf('classic-varsity-top')
    const edited = Buffer.from(
      sample
        .toString()
        .replace(
          'classic-varsity-top,,,,,,,,Medium,,,,,,0,,1,deny,manual,60',
          'classic-varsity-top,,,,,,,,Medium,,,,,,0,,7,deny,manual,61.50',
        ),
    )
    const report = await runImport(edited)
    expect(outcomes(report).filter((one) => !one.endsWith('unchanged'))).toEqual(['classic-varsity-top changed'])
    const after = await skusOf('classic-varsity-top')
    expect(after.map((sku) => sku.id)).toEqual(before.map((sku) => sku.id))
    expect(after.map((sku) => [sku.price, sku.on_hand])).toEqual([
      [6000n, 1],
      [6150n, 7],
      [6000n, 1],
    ])
  })
})

describe('a later file', () => {
  const shirt = (more: CellInput = {}): CellInput => ({
    Handle: 'shirt',
    Title: 'Shirt',
    'Option1 Name': 'Size',
    'Option1 Value': 'S',
    'Variant Inventory Qty': '5',
    ...more,
  })

  test('a changed title leaves alone what was sold since', async () => {
    await runImport([shirt()])
    const [sku] = await skusOf('shirt')
    await sql`update stock set reserved = 3 where sku_id = ${sku!.id}`.execute(shop.db)
    await sql`update stock set on_hand = 4 where sku_id = ${sku!.id}`.execute(shop.db)
    expect(outcomes(await runImport([shirt({ Title: 'Good shirt' })]))).toEqual(['shirt changed'])
    expect(await skusOf('shirt')).toMatchObject([{ on_hand: 4, reserved: 3 }])
  })

  test('R-01 a smaller quantity never falls below what is taken', async () => {
    await runImport([shirt({ 'Variant Inventory Qty': '1' })])
    expect(await skusOf('shirt')).toMatchObject([{ on_hand: 3, reserved: 3 }])
  })

  test('a variant that the file no longer has goes out of sale and is kept', async () => {
    await runImport([shirt(), { Handle: 'shirt', 'Option1 Value': 'M' }])
    await runImport([{ Handle: 'shirt', Title: 'Shirt', 'Option1 Name': 'Size', 'Option1 Value': 'M' }])
    expect((await skusOf('shirt')).map((sku) => [sku.sku_no, sku.is_active])).toEqual([
      ['shirt-m', true],
      ['shirt-s', false],
    ])
  })

  test('an option that stays keeps what it is called in other languages', async () => {
    await runImport([
      { Handle: 'hat', Title: 'Hat', 'Option1 Name': 'Colour', 'Option1 Value': 'Red' },
      { Handle: 'hat', 'Option1 Value': 'Blue' },
    ])
    await sql`insert into attribute_value_text (value_id, language, name)
      select value_id, 'zh-cn', '蓝' from attribute_value_text where name = 'Blue'`.execute(shop.db)
    await runImport([
      { Handle: 'hat', Title: 'Hat', 'Option1 Name': 'Colour', 'Option1 Value': 'Blue' },
      { Handle: 'hat', 'Option1 Value': 'Green' },
    ])
    const { rows } = await sql<{ names: string[] }>`
      select array_agg(t.name order by v.position, t.language) as names from attribute_value v join attribute a on a.id = v.attribute_id
        join goods g on g.id = a.goods_id join attribute_value_text t on t.value_id = v.id where g.handle = 'hat'`.execute(shop.db)
    expect(rows[0]!.names).toEqual(['Blue', '蓝', 'Green'])
  })
})

describe('what goes in', () => {
  test('CAT-17 a dry run says what would happen and writes nothing', async () => {
    const before = await everything()
    const report = await runImport(
      [
        { Handle: 'new-one', Title: 'New one' },
        { Handle: 'shirt', Title: 'Another shirt' },
      ],
      { dry_run: true },
    )
    expect(outcomes(report)).toEqual(['new-one added', 'shirt changed'])
    expect(await everything()).toBe(before)
  })

  test('the body of a goods keeps its text and loses its scripts', async () => {
    await runImport([
      {
        Handle: 'lamp',
        Title: 'Lamp',
        'Body (HTML)': '<h1>Warm</h1><p onclick="x()">light<script>alert(1)</script></p><img src=x onerror=y><a href="javascript:z">go</a>',
      },
    ])
    const text = await shop.db.selectFrom('goods_text').select('description').where('name', '=', 'Lamp').executeTakeFirstOrThrow()
    expect(text.description).toBe('<h2>Warm</h2><p>light</p><a rel="nofollow noopener">go</a>')
  })

  test('compare-at price, weight and an unpublished goods', async () => {
    await runImport([
      {
        Handle: 'case',
        Title: 'Case',
        Published: 'false',
        'Variant Price': '12.5',
        'Variant Compare At Price': '20.00',
        'Variant Grams': '340.0',
      },
    ])
    const row = await shop.db
      .selectFrom('sku')
      .innerJoin('goods', 'goods.id', 'sku.goods_id')
      .select(['price', 'market_price', 'weight_grams', 'is_listed'])
      .where('handle', '=', 'case')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ price: 1250n, market_price: 2000n, weight_grams: 340, is_listed: false })
  })

  test('a goods with three options has each combination as a SKU', async () => {
    const row = (a: string, b: string, c: string, first: CellInput = {}): CellInput => ({
      Handle: 'coat',
      'Option1 Value': a,
      'Option2 Value': b,
      'Option3 Value': c,
      ...first,
    })
    const names = { Title: 'Coat', 'Option1 Name': 'Size', 'Option2 Name': 'Colour', 'Option3 Name': 'Lining' }
    const report = await runImport([row('S', 'Red', 'Silk', names), row('S', 'Red', 'Wool'), row('M', 'Blue', 'Silk')])
    expect(report.goods[0]).toMatchObject({ outcome: 'added', sku_count: 3 })
    expect((await skusOf('coat')).map((sku) => sku.sku_no)).toEqual(['coat-s-red-silk', 'coat-s-red-wool', 'coat-m-blue-silk'])
  })
})

describe('pictures', () => {
  let server: Server
  let address = ''
  let requestCount = 0
  beforeAll(async () => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    server = createServer((request, response) => {
      requestCount++
      if (request.url === '/text.jpg') response.end('this is no picture')
      else if (request.url === '/gone.jpg') response.writeHead(404).end()
      else response.end(picture)
    }).listen(0, '127.0.0.1')
    await new Promise((go) => server.once('listening', go))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  test('CAT-17 pictures are fetched, made again in our widths and placed in order; a variant has its own', async () => {
    const rows = [
      {
        Handle: 'bag',
        Title: 'Bag',
        'Option1 Name': 'Colour',
        'Option1 Value': 'Red',
        'Image Src': `${address}/b.jpg`,
        'Image Position': '2',
      },
      {
        Handle: 'bag',
        'Option1 Value': 'Blue',
        'Variant Image': `${address}/b.jpg`,
        'Image Src': `${address}/a.jpg`,
        'Image Position': '1',
      },
      { Handle: 'bag', 'Image Src': `${address}/gone.jpg`, 'Image Position': '3', 'Variant Price': '' },
      { Handle: 'bag', 'Image Src': `${address}/text.jpg`, 'Image Position': '4', 'Variant Price': '' },
    ]
    const context = shop.systemContext()
    const ownContext = { ...context, site: { ...context.site, config: { ...context.site.config, dataDir } } }
    const fetchPicture = createPictureFetcher({ mayConnect: (to) => to === '127.0.0.1' })
    const report = await importGoods(ownContext, { files: [{ name: 'bags.csv', bytes: makeCsv(rows) }], dry_run: false, fetchPicture })
    expect(report.goods[0]!.problems).toEqual([])
    expect(report.goods[0]!.missing.map(({ message }) => message).sort()).toEqual([
      `images from ${new URL(address).host} cannot be loaded`,
      'not an image',
    ])
    const { rows: pictures } = await sql<{ picture: { src: string; widths: number[] }; position: number }>`
      select picture, p.position from goods_picture p join goods g on g.id = p.goods_id where handle = 'bag' order by p.position`.execute(
      shop.db,
    )
    expect(pictures).toHaveLength(3)
    expect(pictures[0]!.picture.widths).toEqual([320, 640])
    expect(pictures[2]!.picture.src).toBe('/media/import/placeholder')
    for (const ending of ['webp', 'avif'])
      expect((await sharp(join(dataDir, `${pictures[0]!.picture.src}-640.${ending}`)).metadata()).width).toBe(640)
    const { rows: skus } = await sql<{ picture_position: number | null }>`
      select picture_position from sku s join goods g on g.id = s.goods_id where handle = 'bag' order by s.position`.execute(shop.db)
    expect(skus.map((sku) => sku.picture_position)).toEqual([null, 1])
    expect(requestCount).toBe(4)
  })
})
