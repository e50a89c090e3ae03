import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { seal, sealedBrowser, type SealKey } from '../../test/sealed-browser.ts'
import { drawn } from './test/pictures.ts'

const shop = await openTestShop({ settings: { 'calls.security_option': 0 } })
const browser = sealedBrowser((path, init) => shop.app.request(path, init))
const { token } = await shop.member()
const picture = await drawn().png().toBuffer()
const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('base64url')
const appFields = { app_type: 'h5', app_type_name: 'H5' }
const keys = {} as Record<1 | 2, SealKey>
beforeAll(async () => {
  keys[1] = await browser.publicKey()
  keys[2] = await browser.sessionKey(token!)
})

async function upload(fields: Record<string, string>, content: Uint8Array = picture, headers: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([new Uint8Array(content)]), 'me.png')
  const response = await shop.app.request('/api/upload/avatar', { method: 'POST', body, headers })
  return { status: response.status, ...((await response.json()) as { code: number; message: string; data: Record<string, string> }) }
}

describe.each([1, 2] as const)('under option %i', (option) => {
  const beside: Record<string, string> = option === 1 ? appFields : {}
  const sealed = (fields: Record<string, string>, path = 'upload/avatar') => seal(keys[option], { path, fields })
  const right = () => sealed({ token: token!, sealed_files: JSON.stringify({ file: digest(picture) }) })

  test('SHL-11 SHL-23 the file stays a part, its SHA-256 and all fields are in the encrypted one', async () => {
    const answer = await upload({ encrypt: await right(), ...beside })
    expect(answer).toMatchObject({ code: 0, data: { pic_path: expect.stringMatching(/^\/media\//) } })
  })

  test('SHL-11 another file, an altered one, or none said is refused', async () => {
    const other = await drawn().jpeg().toBuffer()
    const altered = Uint8Array.from(picture, (byte, at) => (at === picture.length - 20 ? byte ^ 1 : byte))
    for (const content of [other, altered])
      expect((await upload({ encrypt: await right(), ...beside }, content)).data.reason).toBe('session.message_invalid')
    for (const sealed_files of [
      '',
      '{}',
      '{"file":""}',
      JSON.stringify({ file: digest(other) }),
      JSON.stringify({ other: digest(picture) }),
    ])
      expect((await upload({ encrypt: await sealed({ token: token!, sealed_files }), ...beside })).data.reason).toBe(
        'session.message_invalid',
      )
    expect((await upload({ encrypt: await sealed({ token: token! }), ...beside })).data.reason).toBe('session.message_invalid')
  })

  test('SHL-11 an upload is taken once, at its own path, with nothing beside it', async () => {
    const message = await right()
    expect((await upload({ encrypt: message, ...beside })).code).toBe(0)
    expect((await upload({ encrypt: message, ...beside })).data.reason).toBe('session.message_replayed')
    const elsewhere = await sealed({ token: token!, sealed_files: JSON.stringify({ file: digest(picture) }) }, 'upload/chat')
    expect((await upload({ encrypt: elsewhere, ...beside })).data.reason).toBe('session.message_invalid')
    expect((await upload({ encrypt: await right(), ...beside, token: token! })).data.reason).toBe('session.message_invalid')
  })

  test('SHL-11 the member is the one within: a token in a header lets nobody in', async () => {
    const nobody = await sealed({ sealed_files: JSON.stringify({ file: digest(picture) }) })
    expect((await upload({ encrypt: nobody, ...beside }, picture, { token: token! })).data.reason).toBe('session.not_logged_in')
  })
})

test('SHL-11 option 2: a key of another session uploads nothing', async () => {
  const key = await browser.sessionKey((await shop.member()).token!)
  const message = await seal(key, {
    path: 'upload/avatar',
    fields: { token: token!, sealed_files: JSON.stringify({ file: digest(picture) }) },
  })
  expect((await upload({ encrypt: message })).data.reason).toBe('session.key_unknown')
})

test('SHL-11 a plain upload is taken without an option and refused under one', async () => {
  expect((await upload({ token: token!, ...appFields })).code).toBe(0)
  await shop.db.updateTable('setting').set({ value: '1' }).where('key', '=', 'calls.security_option').execute()
  await shop.refresh()
  expect(await upload({ token: token!, ...appFields, language: 'zh-cn' })).toMatchObject({
    status: 403,
    message: '本商城只接受加密请求，请刷新页面',
    data: { reason: 'session.option_required' },
  })
})
