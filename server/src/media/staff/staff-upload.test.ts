import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StaffUploaded } from '@longmall/contract/upload.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { removeUnused } from '../remove-unused.ts'
import { jpeg, noisy, png } from '../test/pictures.ts'
import type { Answer } from '../test/upload.ts'
import { setMediaUses } from './set-media-uses.ts'
import { storeStaffUpload } from './store-staff-upload.ts'
import { createContext } from '../../kernel/context.ts'
import { staffOfToken } from '../../kernel/security/session.ts'

let shop: TestShop
let clerk: Client & { staff_id: number }
beforeAll(async () => {
  shop = await openTestShop()
  clerk = await staffClient(shop, 'operator')
})

type StaffAnswer = Omit<Answer, 'data'> & { data: (Partial<StaffUploaded> & { reason?: string; details?: unknown }) | null }
async function send(path: string, file: Uint8Array, token: string | null = clerk.token): Promise<StaffAnswer> {
  const form = new FormData()
  form.set('file', new Blob([file as Uint8Array<ArrayBuffer>]), 'my picture.exe')
  const response = await shop.app.request(`/api/upload/${path}`, { method: 'POST', body: form, headers: token ? { token } : {} })
  return { status: response.status, ...((await response.json()) as Omit<StaffAnswer, 'status'>) }
}
const at = (address: string) => join(shop.site.config.dataDir, address)
const expire = (src: string) =>
  sql`update media_staff set remove_after = clock_timestamp() - interval '1 second' where src = ${src} and remove_after is not null`.execute(
    shop.db,
  )
const hold = (holder: string, srcs: string[]) => shop.systemContext().transaction((inner) => setMediaUses(inner, holder, srcs))
const video = (brand = 'isom') => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(200)])

describe('an operator’s upload', () => {
  test.each([
    ['goods', [400, 1080]],
    ['content', [640, 1280]],
  ])('CON-02 to %s is kept in its widths, as AVIF and WebP', async (path, widths) => {
    const { status, data } = await send(path, await jpeg(2000, 1000))
    expect([status, data]).toEqual([200, { pic_path: data!.pic_path, picture: { src: data!.pic_path, widths, avif: true } }])
    expect(data!.pic_path).toMatch(/^\/media\/o\/([0-9a-f]{2})\/\1[0-9a-f]{30}$/)
    for (const width of widths) {
      expect(await sharp(readFileSync(at(`${data!.pic_path}-${width}.webp`))).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: width / 2,
      })
      expect(await sharp(readFileSync(at(`${data!.pic_path}-${width}.avif`))).metadata()).toMatchObject({ format: 'heif', width })
    }
  })

  test('CON-02 a narrow picture is not made wider', async () => {
    expect((await send('goods', await png(300, 200))).data!.picture!.widths).toEqual([300])
  })

  test('CON-02 carries nothing of the file beside its pixels', async () => {
    const tagged = await sharp(await jpeg(500, 500))
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer()
    const { data } = await send('goods', tagged)
    expect((await sharp(readFileSync(at(`${data!.pic_path}-400.webp`))).metadata()).exif).toBeUndefined()
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'media.not_a_picture'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'media.not_a_picture'],
  ])('CON-02 %s is no picture', async (_, file, reason) => {
    expect((await send('goods', file)).data).toMatchObject({ reason })
  })

  test('CON-02 a damaged picture is refused, and nothing of it stays', async () => {
    const before = await shop.db.selectFrom('media_staff').select('src').execute()
    expect((await send('goods', (await jpeg(900, 900)).subarray(0, 3000))).data).toMatchObject({ reason: 'media.broken' })
    expect(await shop.db.selectFrom('media_staff').select('src').execute()).toEqual(before)
  })

  test('CON-02 a picture over 20 MB is refused', async () => {
    expect(await send('goods', await noisy(3000).png({ compressionLevel: 0 }).toBuffer())).toMatchObject({ status: 413 })
  })

  test('CON-02 a full disk is reported, and what stands of it goes at the next cleaning', async () => {
    const actor = await staffOfToken(shop.db, clerk.token!)
    const full = () => Promise.reject(new Error('ENOSPC'))
    await removeUnused.run(shop.site)
    const rows = () => shop.db.selectFrom('media_staff').select('src').execute()
    const before = await rows()
    await expect(storeStaffUpload(createContext(shop.site, actor), 'goods', await png(), full)).rejects.toMatchObject({
      code: 'media.not_stored',
    })
    await removeUnused.run(shop.site)
    expect(await rows()).toEqual(before)
  })

  test.each(['isom', 'mp42', 'M4V '])('CON-02 a video of the brand %s is kept as it is', async (brand) => {
    const { data } = await send('video', video(brand))
    expect(data).toEqual({ pic_path: data!.pic_path, picture: null })
    expect(readFileSync(at(data!.pic_path!))).toEqual(video(brand))
  })

  test.each([
    ['a page', Buffer.from('<html>'.repeat(40))],
    ['a picture', video('avif')],
    ['QuickTime', video('qt  ')],
  ])('CON-02 %s is no video', async (_, file) => {
    expect((await send('video', file)).data).toMatchObject({ reason: 'media.not_a_video' })
  })

  test('CON-02 a video is as large as the setting says, and no larger', async () => {
    const small = await openTestShop({ settings: { 'media.video_megabytes': 1 } })
    const { token } = await staffClient(small, 'operator')
    const form = new FormData()
    form.set('file', new Blob([Buffer.concat([video(), Buffer.alloc(1024 * 1024 + 1)])]), 'a.mp4')
    const response = await small.app.request('/api/upload/video', { method: 'POST', body: form, headers: { token: token! } })
    expect(response.status).toBe(413)
  })
})

describe('who may upload as an operator', () => {
  test('CON-02 no visitor, no member, no unknown token', async () => {
    const file = await png()
    expect(await send('goods', file, null)).toMatchObject({ status: 401, code: -10009 })
    expect(await send('goods', file, (await shop.member()).token)).toMatchObject({ status: 401, code: 410000 })
    expect(await send('goods', file, 'x'.repeat(43))).toMatchObject({ status: 401, code: 410000 })
  })

  test('CON-02 while the shop is closed too, and in plain where members’ calls are sealed', async () => {
    const closed = await openTestShop({ settings: { 'site.state': 'closed', 'calls.security_option': 2 } })
    const { token } = await staffClient(closed, 'operator')
    const form = new FormData()
    form.set('file', new Blob([(await png()) as unknown as Uint8Array<ArrayBuffer>]), 'a.png')
    expect((await closed.app.request('/api/upload/goods', { method: 'POST', body: form, headers: { token: token! } })).status).toBe(200)
  })
})

describe('what shows an upload', () => {
  const uploaded = async () => (await send('goods', await png(400, 300))).data!.pic_path!
  const isThere = (src: string) => existsSync(at(`${src}-400.webp`))

  test('CON-02 what nothing shows goes, files and all', async () => {
    const src = await uploaded()
    await expire(src)
    await removeUnused.run(shop.site)
    expect([isThere(src), existsSync(at(`${src}-400.avif`))]).toEqual([false, false])
    await expect(hold('goods 1', [src])).rejects.toMatchObject({ code: 'media.gone' })
  })

  test('CON-02 what two show goes when the second lets it go', async () => {
    const src = await uploaded()
    await hold('goods 1', [src])
    await hold('article 1', [src, src])
    for (const [holder, stays] of [
      ['goods 1', true],
      ['article 1', false],
    ] as const) {
      await hold(holder, [])
      await expire(src)
      await removeUnused.run(shop.site)
      expect(isThere(src)).toBe(stays)
    }
  })

  test('CON-02 pictures that no operator uploaded are nobody’s here', async () => {
    await hold('goods 2', ['/media/import/abc', '/media/goods/1-1'])
    expect(await shop.db.selectFrom('media_reference').selectAll().where('used_by', '=', 'goods 2').execute()).toEqual([])
  })
})
