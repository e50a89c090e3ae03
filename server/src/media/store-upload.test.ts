import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type TestShop } from '../../test/harness.ts'
import { createContext, type Context, type MemberActor } from '../kernel/context.ts'
import { mediaAccountClosure } from './close-account.ts'
import { createConcurrencyLimiter, createQueue } from './concurrency-limiter.ts'
import { partOf, putFile, type WriteBytes } from './put-file.ts'
import { readUpload } from './read-upload.ts'
import { removeUnused } from './remove-unused.ts'
import { storeUpload } from './store-upload.ts'
import { jpeg, png } from './test/pictures.ts'
import { upload, uploaded } from './test/upload.ts'
import { releaseUpload, useUpload } from './use-upload.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})

const contextOf = ({ member_id }: Client): Context<MemberActor> =>
  createContext(shop.site, { kind: 'member', member_id, grade: 0, is_frozen: false, session_hash: Buffer.alloc(32), visitor: null })
const fileOf = (pic_path: string) => join(shop.site.config.dataDir, pic_path)
const rowOf = (pic_path: string) => shop.db.selectFrom('media').selectAll().where('pic_path', '=', pic_path).executeTakeFirst()
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  )
/** Lets the real clock of these uploads be later. */
const age = (pic_paths: string[], hours: number) =>
  sql`update media set remove_after = remove_after - make_interval(hours => ${hours}) where pic_path = any(${pic_paths})`.execute(shop.db)

describe('how many', () => {
  test('SHL-23 a member’s uploads are bounded, refused pictures included, and at the same time too', async () => {
    const strict = await openTestShop({ settings: { 'media.uploads_per_hour': 5 } })
    const [member, other, file] = [await strict.member(), await strict.member(), await png()]
    expect((await upload(strict, member, { file: new Uint8Array(99) })).status).toBe(422)
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(strict, member, { file })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    const refused = answers.find(({ status }) => status !== 200)!
    expect(refused).toMatchObject({ status: 429, data: { reason: 'media.too_many_uploads', details: { minutes: 60 } } })
    expect(refused.message).toBe('Too many uploads in a short time. Try again in 60 minutes')
    expect((await upload(strict, other, { file })).status).toBe(200)
    await sql`update upload_rate set began_at = began_at - interval '61 minutes'`.execute(strict.db)
    expect((await upload(strict, member, { file })).status).toBe(200)
  })

  test('SHL-23 an address begins so many uploads in a minute, whoever it is', async () => {
    const strict = await openTestShop({ settings: { 'media.uploads_per_minute': 3 } })
    const answers = []
    for (let n = 0; n < 4; n++) answers.push((await upload(strict, null, { file: await png() })).status)
    expect(answers).toEqual([401, 401, 401, 429])
  })

  test('SHL-23 bodies under way are bounded for an address and in all, and leave their places', async () => {
    const inPlace = createConcurrencyLimiter(3)
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    const stay = (key: string) => inPlace({ [key]: 2 }, () => gate)
    const inside = [stay('a'), stay('a')]
    expect(await refusalOf(stay('a'))).toBe('call.too_many')
    inside.push(stay('b'))
    expect(await refusalOf(stay('c'))).toBe('call.unavailable')
    open()
    await Promise.all(inside)
    await expect(inPlace({ a: 2 }, () => Promise.reject(new Error('it fails')))).rejects.toThrow('it fails')
    expect(await Promise.all([stay('a'), stay('a'), stay('b')])).toHaveLength(3)
  })

  test('SHL-23 pictures are decoded two at a time, in order of coming', async () => {
    const inQueue = createQueue(2)
    const [order, most] = [[] as number[], { now: 0, ever: 0 }]
    const work = (n: number) =>
      inQueue(async () => {
        most.ever = Math.max(most.ever, ++most.now)
        await Promise.resolve()
        order.push(n)
        most.now--
        if (n === 1) throw new Error('one fails')
      })
    await Promise.allSettled([0, 1, 2, 3, 4].map(work))
    expect([order, most]).toEqual([[0, 1, 2, 3, 4], { now: 0, ever: 2 }])
  })
})

describe('how long', () => {
  const request = (body: ReadableStream) =>
    new Request('http://shop.example/', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    } as RequestInit)

  test('SHL-23 a body that does not come is waited for no longer than a client waits', async () => {
    let cancelled = false
    const never = new ReadableStream({ pull: () => new Promise(() => {}), cancel: () => void (cancelled = true) })
    expect(await refusalOf(readUpload(request(never), 1000, { timeoutMs: 20 }))).toBe('media.interrupted')
    expect(cancelled).toBe(true)
  })

  test('SHL-23 a body that breaks off is refused as interrupted', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
    expect(await refusalOf(readUpload(request(broken), 1000))).toBe('media.interrupted')
  })
})

describe('a disk that takes no more', () => {
  const full: WriteBytes = async (path, bytes) => {
    await writeFile(path, bytes.subarray(0, bytes.length / 2))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  const files = () =>
    readdirSync(shop.site.config.dataDir, { recursive: true, withFileTypes: true }).flatMap((one) => (one.isFile() ? [one.name] : []))

  test('SHL-23 QUA-07 a full disk is a clear refusal, with nothing half written and no row', async () => {
    const [member, before] = [await shop.member(), files()]
    expect(await refusalOf(storeUpload(contextOf(member), 'avatar', await jpeg(), full))).toBe('media.not_stored')
    expect(files()).toEqual(before)
    expect(await shop.db.selectFrom('media').where('member_id', '=', member.member_id).selectAll().execute()).toEqual([])
    expect(await storeUpload(contextOf(member), 'avatar', await jpeg())).toMatchObject({ pic_path: expect.any(String) })
  })

  test('SHL-23 a media folder that cannot be made is refused the same way', async () => {
    const closed = await openTestShop()
    writeFileSync(join(closed.site.config.dataDir, 'media'), 'a file stands in the way')
    const answer = await upload(closed, await closed.member(), { file: await png() })
    expect(answer).toMatchObject({ status: 503, data: { reason: 'media.not_stored' } })
    expect(answer.message).toBe('Images cannot be stored right now. Try again later')
  })

  test('SHL-23 a file is there whole or not at all', async () => {
    const path = join(shop.site.config.dataDir, 'whole', 'file')
    await expect(putFile(path, Buffer.from('words'), full)).rejects.toThrow('ENOSPC')
    expect([existsSync(path), existsSync(partOf(path))]).toEqual([false, false])
    await putFile(path, Buffer.from('words'))
    expect([readFileSync(path, 'utf8'), existsSync(partOf(path))]).toEqual(['words', false])
  })
})

describe('use', () => {
  test('SHL-23 an upload is used by its member alone, on its own path, once', async () => {
    const [member, other] = [await shop.member(), await shop.member()]
    const pic_path = await uploaded(shop, member, { path: 'evaluate', file: await png() })
    expect(await useUpload(contextOf(other), pic_path, 'evaluate')).toBe(false)
    expect(await useUpload(contextOf(member), pic_path, 'avatar')).toBe(false)
    const both = await Promise.all([1, 2].map(() => useUpload(contextOf(member), pic_path, 'evaluate')))
    expect(both.toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true])
    expect(await rowOf(pic_path)).toMatchObject({ remove_after: null })
  })

  test.each(['', '/media/import/placeholder.webp', 'https://elsewhere.example/x.webp', "'; drop table media; --", '/media/u/../../keys'])(
    'SHL-23 %j is nobody’s upload',
    async (pic_path) => {
      expect(await useUpload(contextOf(await shop.member()), pic_path, 'avatar')).toBe(false)
    },
  )
})

describe('cleaning', () => {
  const clean = () => removeUnused.run(shop.site)

  test('SHL-23 an unused upload goes after a day, file and row; a used one and a younger one stay', async () => {
    const [member, file] = [await shop.member(), await png()]
    const [unused, young, used] = [
      await uploaded(shop, member, { file }),
      await uploaded(shop, member, { file }),
      await uploaded(shop, member, { file }),
    ]
    await useUpload(contextOf(member), used, 'avatar')
    await age([unused, used], 24)
    await age([young], 23)
    await clean()
    expect([unused, young, used].map((one) => existsSync(fileOf(one)))).toEqual([false, true, true])
    expect(await Promise.all([unused, young, used].map(async (one) => Boolean(await rowOf(one))))).toEqual([false, true, true])
  })

  test('SHL-23 moving the store’s clock removes nothing', async () => {
    const pic_path = await uploaded(shop, await shop.member(), { file: await png() })
    await shop.advance({ days: 3 })
    await clean()
    expect(existsSync(fileOf(pic_path))).toBe(true)
  })

  test('SHL-23 a released picture stays for a day more, and may be taken back meanwhile', async () => {
    const member = await shop.member()
    const pic_path = await uploaded(shop, member, { file: await png() })
    await useUpload(contextOf(member), pic_path, 'avatar')
    await releaseUpload(contextOf(member), pic_path)
    await clean()
    expect(existsSync(fileOf(pic_path))).toBe(true)
    expect(await useUpload(contextOf(member), pic_path, 'avatar')).toBe(true)
    await releaseUpload(contextOf(member), pic_path)
    await age([pic_path], 24)
    await clean()
    expect(existsSync(fileOf(pic_path))).toBe(false)
  })

  test('SHL-23 what an interrupted write left goes with its row, and so does a row whose file is gone', async () => {
    const member = await shop.member()
    const pic_path = `/media/u/ab/${'ab'.repeat(16)}.webp`
    const missingPath = `/media/u/cd/${'cd'.repeat(16)}.webp`
    const part = partOf(fileOf(pic_path))
    mkdirSync(dirname(part), { recursive: true })
    writeFileSync(part, 'half')
    for (const one of [pic_path, missingPath]) {
      await sql`
        insert into media (pic_path, member_id, path, bytes, width, height, created_at, remove_after)
        values (${one}, ${member.member_id}, 'avatar', 1, 1, 1, clock_timestamp(), clock_timestamp())`.execute(shop.db)
    }
    await clean()
    expect([existsSync(part), await rowOf(pic_path), await rowOf(missingPath)]).toEqual([false, undefined, undefined])
  })

  test('SHL-23 more than one batch goes in one run', async () => {
    const member = await shop.member()
    await sql`
      insert into media (pic_path, member_id, path, bytes, width, height, created_at, remove_after)
      select '/media/u/00/batch-' || n || '.webp', ${member.member_id}, 'chat', 1, 1, 1, clock_timestamp(), clock_timestamp()
      from generate_series(1, 230) n`.execute(shop.db)
    await clean()
    expect(await shop.db.selectFrom('media').select('pic_path').where('member_id', '=', member.member_id).execute()).toEqual([])
  })

  test('IDN-13 of a member who leaves, the avatar and unused uploads go at once; a picture of a review stays', async () => {
    const [member, file] = [await shop.member(), await png()]
    const [avatar, review, unused] = [
      await uploaded(shop, member, { file }),
      await uploaded(shop, member, { path: 'evaluate', file }),
      await uploaded(shop, member, { path: 'chat', file }),
    ]
    await useUpload(contextOf(member), avatar, 'avatar')
    await useUpload(contextOf(member), review, 'evaluate')
    expect(await mediaAccountClosure.findBlocker(contextOf(member), member.member_id)).toBeNull()
    await mediaAccountClosure.erase(contextOf(member), member.member_id)
    await clean()
    expect([avatar, review, unused].map((one) => existsSync(fileOf(one)))).toEqual([false, true, false])
  })
})
