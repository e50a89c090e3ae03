import { Readable } from 'node:stream'
import { Hono, type Context as Call } from 'hono'
import { clientAddress } from '../../kernel/http/client-address.ts'
import type { Site, StaffActor } from '../../kernel/context.ts'
import { languageOf, refused } from '../../kernel/http/http.ts'
import { isPermitted } from '../../kernel/security/permissions.ts'
import { countCall, rateSettings } from '../../kernel/http/limits/rate-limit.ts'
import { chunksOf, defaultPace } from '../../kernel/http/read-body.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { staffOfToken } from '../../kernel/security/session.ts'
import { readSetting } from '../../kernel/settings.ts'
import { translate } from '../../kernel/translate.ts'
import { fileOfTicket } from './download-work.ts'
import { deleteSavedFile, saveFile, openSavedFile } from './saved-files.ts'

const maxFileBytes = 16 * 1024 * 1024
const timeoutMs = 240_000
const permission = 'goods.import'

/**
 * `POST /api/work-file?name=…`: the body as an input file, answered `{file_key, name, bytes}` like an operation; for operators who may
 * import. `GET /api/work-file/{ticket}`: the result of a job, by an address that `work/download` signed. They are routes of their own
 * because a file is no form field.
 */
export function workRoutes(site: Site): Hono {
  const app = new Hono()
  app.post('/api/work-file', async (call) => {
    try {
      await countCall(site, 'write', readSetting(site.shared.settings, rateSettings.write_per_minute), clientAddress(site, call))
      const language = languageOf(call.req.header('language'))
      const data = await receiveFile(site, call)
      return Response.json({ code: 0, message: translate(language, 'call.ok'), data }, { headers })
    } catch (error) {
      return refused(site, call, error)
    }
  })
  app.get('/api/work-file/:ticket', async (call) => {
    try {
      return await sendFile(site, call.req.param('ticket'))
    } catch (error) {
      return refused(site, call, error)
    }
  })
  return app
}

const headers = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }

async function receiveFile(site: Site, call: Call) {
  const { staff_id } = await actorOf(site, call)
  const name = (call.req.query('name') ?? '').normalize('NFC').trim()
  // Letters of any script, but no path and no control character.
  if (!/^[^\p{C}/\\]{1,120}$/u.test(name)) throw wrongField('name', 'field.format')
  const { file_key, bytes } = await saveFile(site, fileOf(call.req.raw))
  try {
    await site.db
      .insertInto('work_file')
      .values({ file_key, name, bytes: BigInt(bytes), staff_id })
      .execute()
  } catch (error) {
    await deleteSavedFile(site, file_key)
    throw error
  }
  return { file_key, name, bytes }
}

const tooLarge = () => new Refusal('work.file_too_large', { megabytes: maxFileBytes / 1024 / 1024 })

async function* fileOf(request: Request): AsyncGenerator<Uint8Array> {
  let isEmpty = true
  for await (const chunk of chunksOf(request, { maxBytes: maxFileBytes, tooLarge, pace: defaultPace, timeoutMs })) {
    isEmpty &&= chunk.byteLength === 0
    yield chunk
  }
  if (isEmpty) throw wrongField('file', 'field.required')
}

async function actorOf(site: Site, call: Call): Promise<StaffActor> {
  const token = call.req.header('token')
  if (!token) throw new Refusal('session.not_logged_in')
  const actor = await staffOfToken(site.db, token)
  if (!isPermitted(actor.permissions, permission)) throw new Refusal('call.forbidden')
  return actor
}

async function sendFile(site: Site, ticket: string): Promise<Response> {
  const file_key = fileOfTicket(site.keys.sign, ticket, Date.now())
  if (!file_key) throw new Refusal('work.file_expired')
  const row = await site.db.selectFrom('work').select(['file_name', 'media_type']).where('file_key', '=', file_key).executeTakeFirst()
  const file = row && (await openSavedFile(site, file_key))
  if (!file) throw new Refusal('work.file_expired')
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      ...headers,
      'content-type': row.media_type ?? 'application/octet-stream',
      ...(file.bytes !== null && { 'content-length': String(file.bytes) }),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.file_name!)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
