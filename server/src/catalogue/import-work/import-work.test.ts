import type { Language } from '@longmall/contract/fields.ts'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { runNextWork } from '../../work/run/run-next-work.ts'
import { workKinds } from '../../work-kinds.ts'
import { makeCsv, type CellInput } from '../import/test/make-csv.ts'
import { unpackFiles } from './unpack-files.ts'

const shop = await openTestShop()
const ann = await staffClient(shop, 'operator')

async function uploadFile(name: string, body: Buffer): Promise<string> {
  const address = `/api/work-file?name=${encodeURIComponent(name)}`
  const response = await shop.app.request(address, { method: 'POST', headers: { token: ann.token! }, body: new Uint8Array(body) })
  return ((await response.json()) as { data: { file_key: string } }).data.file_key
}
async function run(started: Promise<{ work_id: number }>) {
  const { work_id } = await started
  await runNextWork(shop.site, workKinds)
  return ann.call('work/view', { work_id })
}
const importFiles = (files: string[], dry_run = false) => run(ann.call('catalogue/import_goods', { files, dry_run }))
const linesOf = async (work_id: number, language: Language = 'en-us') =>
  (await ann.call('work/lines', { work_id }, { language })).list.map(({ row, column, subject, text }) =>
    [row, column, subject, text].filter((one) => one !== null && one !== '').join(' | '),
  )
const handles = async () => (await shop.db.selectFrom('goods').select('handle').orderBy('handle').execute()).map((row) => row.handle)
const good = (handle: string): CellInput => ({ Handle: handle, Title: handle, Type: 'Lamps', 'Variant Inventory Qty': '5' })

test('CAT-17 an import with three broken rows: the dry run names them in two languages, the run takes the others, a second one changes nothing', async () => {
  const file = makeCsv([
    good('one'),
    { ...good('two'), 'Variant Price': 'ten' },
    { ...good('three'), 'Variant Inventory Qty': '-2' },
    { ...good('four'), Title: '' },
    good('five'),
  ])
  const key = await uploadFile('lamps.csv', file)
  const dry = await importFiles([key], true)
  expect(dry).toMatchObject({ state: 'done', done: 5, total: 5, error_count: 3 })
  expect(await linesOf(dry.work_id)).toEqual([
    '3 | Variant Price | two | "ten" is not a price such as 12.50',
    '4 | Variant Inventory Qty | three | -2 is negative',
    '5 | Title | four | is missing',
    '2 | one | would be added: 1 SKUs, 0 images',
    '6 | five | would be added: 1 SKUs, 0 images',
    'lamps.csv | 5 rows read',
    'Products: 5 – 2 would be added, 0 changed, 0 unchanged, 3 rejected; nothing was written',
  ])
  expect((await linesOf(dry.work_id, 'zh-cn'))[0]).toBe('3 | Variant Price | two | “ten”不是价格，应如 12.50')
  expect(await handles()).toEqual([])

  const done = await importFiles([key])
  expect((await linesOf(done.work_id)).at(-1)).toBe('Products: 5 – 2 added, 0 changed, 0 unchanged, 3 rejected')
  expect(await handles()).toEqual(['five', 'one'])
  const again = await importFiles([key])
  expect((await linesOf(again.work_id)).at(-1)).toBe('Products: 5 – 0 added, 0 changed, 2 unchanged, 3 rejected')
})

test('CAT-17 no cell of the export is a formula; importing it changes nothing; a price that is changed in it changes that price alone', async () => {
  const { goods_id } = await makeGoods(shop, {
    names: { 'en-us': '=Coat, "long"', 'zh-cn': '长大衣' },
    attributes: { Colour: ['Red', 'Blue'], Size: ['S', 'L'] },
    price: [1000, 1100, 1200, 1300],
    tags: ['winter', 'wool'],
    goods_type: 'entity',
  })
  const picture = JSON.stringify({ src: '/media/o/ab/coat', widths: [400, 1080], avif: true })
  await shop.db.updateTable('goods_picture').set({ picture }).where('goods_id', '=', goods_id).execute()
  const before = await shop.db.selectFrom('goods').select(['id', 'version', 'goods_type']).orderBy('id').execute()
  const exported = await run(ann.call('catalogue/export_goods', {}))
  expect(exported).toMatchObject({
    state: 'done',
    done: 3,
    total: 3,
    file: { name: expect.stringMatching(/^longmall-goods-\d{4}-\d\d-\d\d\.csv$/) },
  })
  const { address } = await ann.call('work/download', { work_id: exported.work_id })
  const text = await (await shop.app.request(address)).text()
  expect(text.split('\r\n')).toHaveLength(1 + 2 + 4 + 1)
  expect(text).toContain(`,"'=Coat, ""long""",`)
  expect(text).toContain('http://shop.example/media/o/ab/coat-1080.webp')

  const same = await importFiles([await uploadFile('goods.csv', Buffer.from(text))])
  expect((await linesOf(same.work_id)).at(-1)).toBe('Products: 3 – 0 added, 0 changed, 3 unchanged, 0 rejected')
  expect(await shop.db.selectFrom('goods').select(['id', 'version', 'goods_type']).orderBy('id').execute()).toEqual(before)

  const changed = await importFiles([await uploadFile('goods.csv', Buffer.from(text.replace(',13.00,', ',14.00,')))])
  expect((await linesOf(changed.work_id)).at(-1)).toBe('Products: 3 – 0 added, 1 changed, 2 unchanged, 0 rejected')
  const prices = await shop.db
    .selectFrom('sku')
    .select('price')
    .where('goods_id', '=', goods_id)
    .where('is_active', '=', true)
    .orderBy('position')
    .execute()
  expect(prices.map((row) => row.price)).toEqual([1000n, 1100n, 1200n, 1400n])
  const savedGoods = await shop.db.selectFrom('goods').select('goods_type').where('id', '=', goods_id).executeTakeFirstOrThrow()
  expect(savedGoods.goods_type).toBe('entity')
  const pictures = await shop.db.selectFrom('goods_picture').select('picture').where('goods_id', '=', goods_id).execute()
  expect(pictures).toMatchObject([{ picture: { src: '/media/o/ab/coat' } }])
})

test('CAT-17 a report has its errors first, then its warnings, over all its pages; a row without a handle is named by its own row', async () => {
  const unreadableRow = { Title: 'Lost', 'Variant Inventory Qty': '1' }
  const unreachable = { ...good('pictured'), 'Image Src': 'ftp://pictures.example/a.jpg' }
  const done = await importFiles([
    await uploadFile('lost.csv', makeCsv([unreachable, good('above'), unreadableRow, { ...good('bad'), Title: '' }])),
  ])
  const first = await ann.call('work/lines', { work_id: done.work_id, page_size: 2 })
  expect(first.list).toMatchObject([
    { level: 'error', row: 4, column: 'Handle', subject: '', text: 'is missing' },
    { level: 'error', row: 5, column: 'Title', subject: 'bad', text: 'is missing' },
  ])
  const rest = await ann.call('work/lines', { work_id: done.work_id, cursor: first.next! })
  expect(rest.list.map(({ level, subject }) => `${level} ${subject}`)).toEqual([
    'warning pictured',
    'note pictured',
    'note above',
    'note lost.csv',
    'note ',
  ])
})

test('CAT-17 where the shop has no public address, an export names its pictures by the server; importing it twice changes nothing', async () => {
  const { goods_id } = await makeGoods(shop)
  const picture = JSON.stringify({ src: '/media/o/ab/hat', widths: [400], avif: true })
  await shop.db.updateTable('goods_picture').set({ picture }).where('goods_id', '=', goods_id).execute()
  const site = { ...shop.site, config: { ...shop.site.config, publicUrl: null, host: '0.0.0.0', port: 3456 } }
  const end = async (started: Promise<{ work_id: number }>) => {
    const { work_id } = await started
    await runNextWork(site, workKinds)
    return work_id
  }
  const { address } = await ann.call('work/download', {
    work_id: await end(ann.call('catalogue/export_goods', { goods_ids: [goods_id] })),
  })
  const text = await (await shop.app.request(address)).text()
  expect(text).toContain(',http://localhost:3456/media/o/ab/hat-400.webp,')
  const before = await shop.db.selectFrom('goods').select(['id', 'version']).orderBy('id').execute()
  const key = await uploadFile('hats.csv', Buffer.from(text))
  for (const dry_run of [true, false, false]) {
    const work_id = await end(ann.call('catalogue/import_goods', { files: [key], dry_run }))
    expect((await linesOf(work_id)).at(-1)).toMatch(/^Products: 1 – 0 \D+, 0 changed, 1 unchanged, 0 rejected/)
  }
  expect(await shop.db.selectFrom('goods').select(['id', 'version']).orderBy('id').execute()).toEqual(before)
})

test('CAT-17 a ZIP of files is a folder; a broken, an empty and a huge one are refused in words', async () => {
  const zip = zipSync({
    'goods/a.csv': makeCsv([good('zip-a')]),
    'goods/b.csv': makeCsv([good('zip-b'), good('zip-a')]),
    '__MACOSX/a.csv': strToU8('x'),
    'read me.txt': strToU8('x'),
  })
  const done = await importFiles([await uploadFile('goods.zip', Buffer.from(zip))])
  expect(await linesOf(done.work_id)).toContain('3 | Handle | b.csv · zip-a | is already in a.csv')
  expect(await handles()).toEqual(expect.arrayContaining(['zip-a', 'zip-b']))
  const broken = await importFiles([await uploadFile('broken.zip', Buffer.from('PK\u0003\u0004 broken'))])
  expect(broken).toMatchObject({ state: 'failed', failure: 'this ZIP file cannot be read' })
  const reasonOf = (bytes: Uint8Array) => {
    try {
      return unpackFiles([{ name: 'a.zip', bytes: Buffer.from(bytes) }]).length
    } catch (error) {
      return (error as Refused & { code: unknown }).code
    }
  }
  expect(reasonOf(zipSync({ 'a.txt': strToU8('x') }))).toBe('import.zip_empty')
  expect(reasonOf(zipSync({ 'a.csv': new Uint8Array(17 * 1024 * 1024) }, { level: 1 }))).toBe('import.zip_large')
})

test('CAT-17 a cancelled import leaves whole goods only, and another one goes on behind it', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => good(`cancel-${String(n).padStart(2, '0')}`))
  const key = await uploadFile('many.csv', makeCsv(rows))
  const { work_id } = await ann.call('catalogue/import_goods', { files: [key], dry_run: false })
  const running = runNextWork(shop.site, workKinds)
  await expect.poll(async () => (await ann.call('work/view', { work_id })).state, { interval: 5 }).not.toBe('queued')
  await ann.call('work/cancel', { work_id }).catch(() => undefined)
  await running
  const { state } = await ann.call('work/view', { work_id })
  expect(['cancelled', 'done']).toContain(state)
  const half = await shop.db
    .selectFrom('goods')
    .select('handle')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('sku').select('sku.id').whereRef('sku.goods_id', '=', 'goods.id'))))
    .execute()
  expect(half).toEqual([])
  const again = await importFiles([key])
  expect(again.state).toBe('done')
  expect((await handles()).filter((handle) => handle.startsWith('cancel-'))).toHaveLength(60)
})

test('CAT-17 a file that nobody brought is refused', async () => {
  const refused = await ann.call('catalogue/import_goods', { files: ['0'.repeat(32)], dry_run: true }).catch((error: Refused) => error)
  expect((refused as Refused).reason).toBe('work.file_unknown')
})
