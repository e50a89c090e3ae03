import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@longmall/contract/fields.ts'
import { uploadPaths } from '@longmall/contract/upload.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/harness.ts'
import { translate } from '../kernel/translate.ts'
import { jpeg, padded, png } from './test/pictures.ts'
import { formOf, upload, uploaded, type Answer, type UploadParts } from './test/upload.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})

const rowsOf = (member_id: number) => shop.db.selectFrom('media').selectAll().where('member_id', '=', member_id).execute()
/** Every file below the media folder. */
const files = () => {
  const folder = join(shop.site.config.dataDir, 'media')
  return existsSync(folder)
    ? (readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()) as object[]).length
    : 0
}
const send = async (path: string, init: RequestInit): Promise<Answer> => {
  const response = await shop.app.request(path, init)
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

describe('an upload', () => {
  test.each(Object.keys(uploadPaths))('SHL-23 to %s answers code 0 and where the picture is', async (path) => {
    const member = await shop.member()
    const answer = await upload(shop, member, { path, file: await jpeg(2000, 1000) })
    expect(answer).toEqual({ status: 200, code: 0, message: 'success', data: { pic_path: answer.data!.pic_path } })
    const pic_path = answer.data!.pic_path!
    expect(pic_path).toMatch(/^\/media\/u\/([0-9a-f]{2})\/\1[0-9a-f]{30}\.webp$/)
    const content = readFileSync(join(shop.site.config.dataDir, pic_path))
    const { maxSide } = uploadPaths[path as keyof typeof uploadPaths]
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: maxSide, height: maxSide / 2 })
    const expectedRow = { pic_path, path, bytes: content.length, width: maxSide, height: maxSide / 2, member_id: member.member_id }
    expect(await rowsOf(member.member_id)).toMatchObject([expectedRow])
  })

  test('SHL-23 takes the common fields, the token beside the body, and extras', async () => {
    const member = await shop.member()
    const form = formOf(null, {
      file: await png(),
      fields: [
        ['store_id', '1'],
        ['customer_id', '1'],
        ['extras', '{"a":1}'],
        ['order_no', 'x'],
      ],
    })
    const answer = await send('/api/upload/refund', { method: 'POST', body: form, headers: { token: member.token!, language: 'ko-kr' } })
    expect(answer).toMatchObject({ status: 200, code: 0, message: translate('ko-kr', 'call.ok') })
  })

  test('SHL-23 the name is never the client’s, nor is its type believed', async () => {
    const member = await shop.member()
    for (const filename of ['../../../etc/passwd', 'a.php', 'x.svg', '..\\..\\boot.ini', 'n\u0000.png', 'a\r\nb.png']) {
      const pic_path = await uploaded(shop, member, { file: await png(), filename, type: 'text/html' })
      expect(pic_path).toMatch(/^\/media\/u\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/)
    }
  })

  test('SHL-23 the same picture twice gets two names', async () => {
    const [member, file] = [await shop.member(), await png()]
    expect(await uploaded(shop, member, { file })).not.toBe(await uploaded(shop, member, { file }))
  })

  test('SHL-23 an answer is not kept by caches and not sniffed', async () => {
    const member = await shop.member()
    const response = await shop.app.request('/api/upload/avatar', { method: 'POST', body: formOf(member.token, { file: await png() }) })
    expect([response.headers.get('cache-control'), response.headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
  })
})

describe('who may upload', () => {
  test('SHL-23 nobody without a token', async () => {
    expect(await upload(shop, null, { file: await png() })).toMatchObject({ status: 401, code: -10009 })
  })

  test.each(['x'.repeat(43), 'not a token', ''])('SHL-23 nobody with the token %j', async (token) => {
    const form = formOf(null, { file: await png(), fields: [['token', token]] })
    expect((await send('/api/upload/avatar', { method: 'POST', body: form })).status).toBe(401)
  })

  test('SHL-23 QUA-09 a wrong token beside the body is refused before the body is read', async () => {
    let read = 0
    const body = new ReadableStream({ pull: (controller) => (read++, controller.enqueue(new Uint8Array(65536))) })
    const headers = { token: 'x'.repeat(43), 'content-type': 'multipart/form-data; boundary=b' }
    const answer = await send('/api/upload/avatar', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    expect(answer).toMatchObject({ status: 401, code: 410000 })
    expect(read).toBeLessThan(4)
  })

  test('SHL-23 a session that ended elsewhere uploads nothing', async () => {
    const member = await shop.member()
    await shop.db.updateTable('session').set({ end_reason: 'new_login' }).where('member_id', '=', member.member_id).execute()
    expect(await upload(shop, member, { file: await png() })).toMatchObject({ status: 401, code: 410001 })
    expect(await rowsOf(member.member_id)).toEqual([])
  })

  test('SHL-12 while the shop is closed nothing is taken', async () => {
    const closed = await openTestShop({ settings: { 'site.state': -2 } })
    expect(await upload(closed, await closed.member(), { file: await png() })).toMatchObject({ status: 503, code: -2 })
  })
})

describe('where to', () => {
  test.each([
    'unknown',
    'AVATAR',
    'constructor',
    '__proto__',
    'avatar%2f..%2f..%2fetc',
    '..%2favatar',
    '%2e%2e',
    'avatar.webp',
    'avatar%00',
  ])('SHL-23 QUA-09 the path %s does not exist', async (path) => {
    const [member, before] = [await shop.member(), files()]
    expect(await upload(shop, member, { path, file: await png() })).toMatchObject({ status: 404, code: -1 })
    expect(files()).toBe(before)
  })

  test('SHL-23 a GET is no upload', async () => {
    expect((await send('/api/upload/avatar', {})).status).toBe(404)
  })
})

describe('what is refused', () => {
  /** Refused with nothing stored: no row, no file. */
  async function refusal(parts: UploadParts): Promise<Answer> {
    const [member, before] = [await shop.member(), files()]
    const answer = await upload(shop, member, parts)
    expect(await rowsOf(member.member_id)).toEqual([])
    expect(files()).toBe(before)
    return answer
  }

  test('IDN-09 SHL-23 an avatar of exactly 10 MB is refused with the words of the rule, one byte less is looked at', async () => {
    const tenMb = 10 * 1024 * 1024
    expect(await refusal({ file: await padded(tenMb) })).toMatchObject({
      status: 413,
      message: 'Choose an image under 10 MB',
      data: { reason: 'media.too_large', details: { megabytes: 10 } },
    })
    expect(await upload(shop, await shop.member(), { file: await padded(tenMb - 1) })).toMatchObject({ status: 200 })
  })

  test.each(['evaluate', 'refund', 'chat'])('SHL-23 %s takes 10 MB and not a byte more', async (path) => {
    const tenMb = 10 * 1024 * 1024
    expect((await refusal({ path, file: await padded(tenMb + 1) })).status).toBe(413)
    expect((await upload(shop, await shop.member(), { path, file: await padded(tenMb) })).status).toBe(200)
  })

  test('SHL-23 11 MB are refused', async () => {
    expect((await refusal({ file: await padded(11 * 1024 * 1024) })).status).toBe(413)
  })

  test('SHL-23 QUA-09 a body without end is read no further than its path allows, whatever length it claims', async () => {
    const member = await shop.member()
    for (const length of [undefined, '100']) {
      let read = 0
      const body = new ReadableStream({ pull: (controller) => (read++, controller.enqueue(new Uint8Array(65536))) })
      const headers = {
        token: member.token!,
        'content-type': 'multipart/form-data; boundary=b',
        ...(length && { 'content-length': length }),
      }
      const answer = await send('/api/upload/avatar', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
      expect(answer).toMatchObject({ status: 413, data: { reason: 'media.too_large' } })
      expect(read * 65536).toBeLessThan(11 * 1024 * 1024)
    }
  })

  test('SHL-23 a length that says too much is believed at once', async () => {
    const member = await shop.member()
    const headers = { token: member.token!, 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(2 ** 40) }
    expect((await send('/api/upload/avatar', { method: 'POST', body: 'x', headers })).status).toBe(413)
  })

  test.each([
    ['no bytes', new Uint8Array(), 'media.not_a_picture'],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'media.not_a_picture'],
    ['a page', Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>'), 'media.not_a_picture'],
    ['a damaged picture', Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(80, 'x'), 'latin1'), 'media.broken'],
  ])('SHL-23 QUA-09 %s is refused, whatever it is called', async (_, file, reason) => {
    const answer = await refusal({ file, filename: 'photo.jpg', type: 'image/jpeg' })
    expect(answer).toMatchObject({ status: 422, code: -1, data: { reason } })
    expect(answer.message).toBe(translate('en-us', reason as 'media.broken'))
  })

  test.each([
    ['no file', { file: null }, 'file', 'This field is required'],
    ['words in the place of the file', { fields: [['file', 'data:image/png;base64,AAAA']] }, 'file', 'Check the format'],
    ['a file under another name', { files: [['photo', new Uint8Array(9)]] }, 'photo', 'Unknown field'],
    [
      'two files',
      {
        files: [
          ['file', new Uint8Array(9)],
          ['file', new Uint8Array(9)],
        ],
      },
      'file',
      'This field was sent twice',
    ],
    [
      'a second file under another name',
      {
        files: [
          ['file', new Uint8Array(9)],
          ['file2', new Uint8Array(9)],
        ],
      },
      'file2',
      'Unknown field',
    ],
    ['a field twice', { fields: [['app_type', 'wechat']] }, 'app_type', 'This field was sent twice'],
    ['a field too long', { fields: [['extras', 'x'.repeat(16385)]] }, 'extras', 'At most 16384 characters'],
    ['the mark of a broken character', { fields: [['extras', '\ufffd']] }, 'extras', 'This text is not valid UTF-8'],
    ['too many fields', { fields: Array.from({ length: 40 }, (_, n) => [`extra${n}`, 'x']) }, 'body', 'At most 30 items'],
  ] as [string, UploadParts, string, string][])('SHL-23 QUA-04 %s is refused by name', async (_, parts, field, message) => {
    const answer = await refusal(parts)
    expect(answer).toMatchObject({ status: 400, code: -400, data: { fields: { [field]: message } } })
  })

  test.each([
    ['form-encoded', 'application/x-www-form-urlencoded', 'file=x'],
    ['JSON', 'application/json', '{}'],
    ['a bare picture', 'image/png', '\x89PNG'],
    ['multipart of another kind', 'multipart/mixed; boundary=b', '--b--'],
  ])('SHL-23 QUA-04 a body that is %s is refused', async (_, type, body) => {
    const member = await shop.member()
    const answer = await send('/api/upload/avatar', { method: 'POST', body, headers: { token: member.token!, 'content-type': type } })
    expect(answer).toMatchObject({ status: 400, data: { fields: { 'content-type': expect.any(String) } } })
  })

  test('SHL-23 QUA-04 multipart that breaks off, has no boundary or is empty is refused as interrupted', async () => {
    const member = await shop.member()
    const whole = Buffer.from(await new Response(formOf(null, { file: await png() })).arrayBuffer())
    const boundary = whole.subarray(2, whole.indexOf('\r\n')).toString()
    for (const body of [whole.subarray(0, -6), whole.subarray(0, 300), whole.subarray(0, 10), Buffer.from('--b--')]) {
      const headers = { token: member.token!, 'content-type': `multipart/form-data; boundary=${boundary}` }
      const answer = await send('/api/upload/avatar', { method: 'POST', body, headers })
      expect(answer).toMatchObject({ status: 422, data: { reason: 'media.interrupted' } })
    }
  })

  test.each([
    ['a hundred thousand parts', 'Content-Disposition: form-data; name="a"\r\n\r\n\r\n--b\r\n'.repeat(100_000), 'call.wrong_fields'],
    ['endless headers', 'X-A: b\r\n'.repeat(1_000_000), 'media.interrupted'],
    ['a name of megabytes', `Content-Disposition: form-data; name="${'\\"'.repeat(2_000_000)}"\r\n\r\n`, 'media.interrupted'],
  ])('SHL-23 QUA-09 %s are refused before they are read', async (_, middle, reason) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const answer = await send('/api/upload/avatar', { method: 'POST', body: `--b\r\n${middle}\r\n--b--\r\n`, headers })
    expect(answer.data!.reason).toBe(reason)
  })

  test('SHL-23 every refusal of a picture speaks the member’s language', async () => {
    const member = await shop.member()
    for (const language of languages) {
      const answer = await upload(shop, member, { file: new Uint8Array(99), fields: [['language', language]] })
      expect(answer.message).toBe(translate(language, 'media.not_a_picture'))
    }
    expect(new Set(languages.map((language) => translate(language, 'media.not_a_picture'))).size).toBe(5)
  })
})
