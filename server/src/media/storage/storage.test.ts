import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { buildApp } from '../../serve.ts'
import { removeUnused } from '../remove-unused.ts'
import { openBucketDouble } from '../test/bucket-double.ts'
import { png } from '../test/pictures.ts'
import { formOf } from '../test/upload.ts'

const bucket = await openBucketDouble()
const settingsOf = (more: object = {}) => ({
  'storage.kind': 's3',
  'storage.bucket': 'pictures',
  'storage.region': bucket.region,
  'storage.endpoint': bucket.endpoint,
  'storage.path_style': true,
  'storage.prefix': 'shop/',
  'storage.access_key': bucket.access_key,
  'storage.secret_key': bucket.secret_key,
  ...more,
})

describe('pictures in a bucket', () => {
  test('CON-07 an upload is put into the bucket, shown by the shop under its own address, and removed when nothing shows it', async () => {
    const shop = await openTestShop({ settings: settingsOf() })
    mkdirSync(join(shop.site.config.dataDir, 'media'))
    const { fetch } = await buildApp(shop.site, { isReady: true })
    const { token } = await shop.member()
    const sent = await fetch(
      new Request('http://shop.example/api/upload/avatar', { method: 'POST', body: formOf(token, { file: await png() }) }),
    )
    const { data } = (await sent.json()) as { data: { pic_path: string } }
    const key = `shop${data.pic_path}`
    expect(bucket.files.get(key)).toMatchObject({ type: 'image/webp' })
    expect(existsSync(join(shop.site.config.dataDir, data.pic_path))).toBe(false)
    const seen = await fetch(new Request(`http://shop.example${data.pic_path}`))
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(Buffer.from(await seen.arrayBuffer())).toEqual(bucket.files.get(key)!.bytes)
    await sql`update media set remove_after = clock_timestamp() - interval '1 second'`.execute(shop.db)
    await removeUnused.run(shop.site)
    expect(bucket.files.has(key)).toBe(false)
    expect((await fetch(new Request(`http://shop.example${data.pic_path}`))).status).toBe(404)
  })

  test('CON-07 a bucket in trouble refuses an upload without a trace, and a picture is asked for again later', async () => {
    const shop = await openTestShop({ settings: settingsOf() })
    const { fetch } = await buildApp(shop.site, { isReady: true })
    const { token } = await shop.member()
    bucket.trouble = 400
    const sent = await fetch(
      new Request('http://shop.example/api/upload/avatar', { method: 'POST', body: formOf(token, { file: await png() }) }),
    )
    expect(await sent.json()).toMatchObject({ data: { reason: 'media.not_stored' } })
    expect(await shop.db.selectFrom('media').selectAll().execute()).toEqual([])
    expect((await fetch(new Request('http://shop.example/media/u/ab/abcd.webp'))).status).toBe(503)
    bucket.trouble = null
  })
})

describe('trying out the storage', () => {
  test('CON-07 it writes, reads and removes a file on the disk', async () => {
    const shop = await openTestShop()
    const owner = await staffClient(shop)
    expect(await owner.call('setting/test_storage', {})).toEqual({
      works: true,
      error: '',
      location: join(shop.site.config.dataDir, 'media'),
    })
  })

  test.each([
    ['the right keys', {}, { works: true, error: '' }],
    ['a wrong secret', { 'storage.secret_key': 'another' }, { works: false, error: expect.stringContaining('SignatureDoesNotMatch') }],
    ['another bucket', { 'storage.bucket': 'elsewhere' }, { works: false, error: expect.stringContaining('NoSuchBucket') }],
    ['nobody there', { 'storage.endpoint': 'http://127.0.0.1:9' }, { works: false, error: expect.stringMatching(/./) }],
  ])('CON-07 with %s it tells what came of it', async (_, more, answer) => {
    const shop = await openTestShop({ settings: settingsOf(more) })
    const owner = await staffClient(shop)
    const before = bucket.files.size
    expect(await owner.call('setting/test_storage', {})).toMatchObject(answer)
    expect(bucket.files.size).toBe(before)
  })
})
