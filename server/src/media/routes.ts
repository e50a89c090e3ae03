import { staffUploadPaths, uploadPaths, type StaffUploadPath, type UploadPath } from '@longmall/contract/upload.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { Hono, type Context as Call } from 'hono'
import { clientAddress, networkOf } from '../kernel/http/client-address.ts'
import { createContext, type Site } from '../kernel/context.ts'
import { languageOf, refused } from '../kernel/http/http.ts'
import { countCall } from '../kernel/http/limits/rate-limit.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sortFields } from '../kernel/http/decode.ts'
import { checkKeyOwner } from '../kernel/security/secure-message/open-form.ts'
import { memberOfToken, staffOfToken } from '../kernel/security/session.ts'
import { readSetting } from '../kernel/settings.ts'
import { translate } from '../kernel/translate.ts'
import { openUploadFields } from './open-upload-fields.ts'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'
import { readUpload } from './read-upload.ts'
import { mediaSettings } from './settings.ts'
import { storeStaffUpload } from './staff/store-staff-upload.ts'
import { storeUpload } from './store-upload.ts'

export interface UploadOptions {
  refuseWhenClosed: (site: Site) => void
}

/**
 * `POST /api/upload/{path}` (SHL-23): multipart with `file`, the common fields (§7) and any extras; the response is that of an operation
 * with `data.pic_path`. It is a route of its own because a file is no form field. Operators have paths of their own (CON-02), for any
 * session of the console, also while the shop is closed: an upload is visible nowhere by itself.
 */
export function uploadRoutes(site: Site, options: UploadOptions): Hono {
  const app = new Hono()
  const limiters = createLimiters()
  app.post('/api/upload/:path', async (call) => {
    try {
      const path = pathOf(call.req.param('path'))
      if (!isStaffPath(path)) options.refuseWhenClosed(site)
      const address = clientAddress(site, call)
      await countCall(site, 'upload', readSetting(site.shared.settings, mediaSettings.uploads_per_minute), address)
      return await (isStaffPath(path)
        ? acceptStaffUpload(site, call, { path, address, limiters })
        : acceptUpload(site, call, { path, address, limiters }))
    } catch (error) {
      return refused(site, call, error)
    }
  })
  return app
}

/**
 * A body in progress is held in memory, so their number is limited. Callers with a token have slots apart from those without, and
 * operators have their own: strangers' bodies do not block them.
 */
const createLimiters = () => ({
  members: createConcurrencyLimiter(32),
  strangers: createConcurrencyLimiter(40),
  staff: createConcurrencyLimiter(12),
})
const [perMember, perNetwork, perUnknownNetwork, perOperator] = [3, 12, 8, 6]

interface UploadRequest<Path> {
  path: Path
  address: string
  limiters: ReturnType<typeof createLimiters>
}

const isStaffPath = (path: UploadPath | StaffUploadPath): path is StaffUploadPath => Object.hasOwn(staffUploadPaths, path)

function pathOf(text: string): UploadPath | StaffUploadPath {
  if (!Object.hasOwn(uploadPaths, text) && !Object.hasOwn(staffUploadPaths, text)) throw new Refusal('call.not_found')
  return text as UploadPath | StaffUploadPath
}

async function acceptUpload(site: Site, call: Call, { path, address, limiters }: UploadRequest<UploadPath>): Promise<Response> {
  // A token beside the body is checked before the body is read.
  const tokenHeader = call.req.header('token')
  const member = tokenHeader ? await memberOfToken(site.db, tokenHeader, null) : null
  const network = networkOf(address)
  const store = () => readAndStore(site, call, path, address)
  return member
    ? limiters.members({ [`member ${member.member_id}`]: perMember, [`network ${network}`]: perNetwork }, store)
    : limiters.strangers({ [network]: perUnknownNetwork }, store)
}

async function readAndStore(site: Site, call: Call, path: UploadPath, address: string): Promise<Response> {
  const form = await readUpload(call.req.raw, uploadPaths[path].maxBytes)
  call.set('language', form.fields.language)
  const fields = await openUploadFields(site, call.req.path, form)
  // A sealed message says all itself.
  const commonField = (name: string) => fields.common[name] ?? (fields.option ? undefined : call.req.header(name))
  call.set('language', commonField('language'))
  const token = commonField('token')
  if (!token) throw new Refusal('session.not_logged_in')
  const actor = await memberOfToken(site.db, token, null)
  checkKeyOwner(fields, actor)
  const language = languageOf(commonField('language'))
  return uploadResponse(language, await storeUpload(createContext(site, actor, { language, address }), path, form.file))
}

// A video of the largest size, at 1 MB a second.
const staffTimeoutMs = 240_000

/** The console seals nothing, as with its operations, and sends its token beside the body. */
async function acceptStaffUpload(site: Site, call: Call, { path, address, limiters }: UploadRequest<StaffUploadPath>): Promise<Response> {
  const token = call.req.header('token')
  if (!token) throw new Refusal('session.not_logged_in')
  const actor = await staffOfToken(site.db, token)
  if (actor.permissions.length === 0) throw new Refusal('call.forbidden')
  const maxBytes = path === 'video' ? readSetting(site.shared.settings, mediaSettings.video_megabytes) * 1024 * 1024 : undefined
  return limiters.staff({ [`staff ${actor.staff_id}`]: perOperator }, async () => {
    const form = await readUpload(call.req.raw, maxBytes ?? staffUploadPaths[path].maxBytes, { timeoutMs: staffTimeoutMs })
    const { common } = sortFields(Object.entries(form.fields))
    const language = languageOf(common.language ?? call.req.header('language'))
    return uploadResponse(language, await storeStaffUpload(createContext(site, actor, { language, address }), path, form.file))
  })
}

const uploadResponse = (language: Language, data: object) =>
  Response.json(
    { code: 0, message: translate(language, 'call.ok'), data },
    { headers: { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' } },
  )
