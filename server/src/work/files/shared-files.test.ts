import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { atEnd } from '../../../test/at-end.ts'
import { createContext, type Site } from '../../kernel/context.ts'
import { importGoods } from '../../catalogue/import/import-goods.ts'
import { makeCsv } from '../../catalogue/import/test/make-csv.ts'
import { mediaStore } from '../../media/storage/media-store.ts'
import { openBucketDouble } from '../../media/test/bucket-double.ts'
import { jpeg } from '../../media/test/pictures.ts'
import { anchorHead, readAnchors } from '../../wallet/ledger/anchor-head.ts'
import { deleteSavedFile, saveFile, openSavedFile, readSavedFile } from './saved-files.ts'
import { deleteOldFiles } from './delete-old-work-files.ts'

const bucket = await openBucketDouble()
const shop = await openTestShop({
  settings: {
    'storage.kind': 's3',
    'storage.bucket': 'pictures',
    'storage.endpoint': bucket.endpoint,
    'storage.path_style': true,
    'storage.region': bucket.region,
    'storage.access_key': bucket.access_key,
    'storage.secret_key': bucket.secret_key,
  },
})

/** The same shop at another host: its own disk. */
function anotherHost(): Site {
  const dataDir = mkdtempSync(join(tmpdir(), 'longmall-host-'))
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  return { ...shop.site, config: { ...shop.site.config, dataDir } }
}
const [here, there] = [anotherHost(), anotherHost()]
async function* chunks() {
  yield 'one,'
  yield Buffer.from('two')
}
const textOf = async (stream: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}

test('QUA-02 a file of a work that one host keeps is read, given out and removed at another', async () => {
  const { file_key, bytes } = await saveFile(here, chunks())
  expect([bytes, readdirSync(join(here.config.dataDir, 'work'))]).toEqual([7, []])
  expect((await readSavedFile(there, file_key))?.toString()).toBe('one,two')
  const opened = await openSavedFile(there, file_key)
  expect([opened!.bytes, await textOf(opened!.stream as AsyncIterable<Buffer>)]).toEqual([7, 'one,two'])
  await deleteSavedFile(there, file_key)
  expect([await openSavedFile(here, file_key), await readSavedFile(here, file_key)]).toEqual([null, null])
})

test('QUA-02 files that are over are removed from the bucket with their rows', async () => {
  const { file_key } = await saveFile(here, chunks())
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role, hash, created_at) values ('w@shop.example', 'W', 'operator', 'x', clock_timestamp()) returning id`.execute(
    shop.db,
  )
  await sql`
    insert into work_file (file_key, name, bytes, staff_id, created_at)
    values (${file_key}, 'a.csv', 7, ${rows[0]!.id}, clock_timestamp() - interval '8 days')`.execute(shop.db)
  await deleteOldFiles(there, Date.now())
  expect(bucket.files.has(`work/${file_key}`)).toBe(false)
})

test('QUA-02 CAT-17 pictures that an import brings at one host are shown by another', async () => {
  const picture = await jpeg(700, 400)
  const context = createContext(here, { kind: 'system' })
  const files = [{ name: 'a.csv', bytes: makeCsv([{ Handle: 'bag', Title: 'Bag', 'Image Src': 'http://pictures.example/bag.jpg' }]) }]
  await importGoods(context, { files, dry_run: false, fetchPicture: async () => picture })
  const { rows } = await sql<{ src: string }>`select picture ->> 'src' as src from goods_picture`.execute(shop.db)
  expect(await mediaStore(there).read(`${rows[0]!.src}-640.webp`)).not.toBeNull()
})

test('QUA-02 WAL-03 anchors of the ledger are one list, whichever host writes them', async () => {
  await sql`
    insert into seal (number, from_xid, up_to, entry_count, digest, hash, sealed_at)
    select 1, '0'::xid8, '1'::xid8, 1, decode(repeat('00', 32), 'hex'), decode(repeat('ab', 32), 'hex'), clock_timestamp()
    where not exists (select from seal)`.execute(shop.db)
  expect(await anchorHead(here, '2026-01-01')).toBe(true)
  expect(await anchorHead(there, '2026-01-01')).toBe(true)
  expect(await anchorHead(there, '2026-01-02')).toBe(true)
  expect((await readAnchors(here)).map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-02'])
})
