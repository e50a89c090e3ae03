import { staffUploadPaths, uploadPaths, type StaffUploadPath, type UploadPath } from '@longmall/contract/upload.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { Hono, type Context as Call } from 'hono'
import { addressOf, networkOf } from '../kernel/http/client-address.ts'
import { createContext, type Site } from '../kernel/context.ts'
import { languageOf, refused } from '../kernel/http/http.ts'
import { countCall } from '../kernel/http/limits/rate-limit.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sortFields } from '../kernel/http/decode.ts'
import { checkKeyOwner } from '../kernel/security/secure-message/open-form.ts'
import { memberOfToken, staffOfToken } from '../kernel/security/session.ts'
import { readSetting } from '../kernel/settings.ts'
import { words } from '../kernel/words.ts'
import { openUploadFields } from './open-upload-fields.ts'
import { createPlaces } from './places.ts'
import { readUpload } from './read-upload.ts'
import { mediaSettings } from './settings.ts'
import { storeStaffUpload } from './staff/store-staff-upload.ts'
import { storeUpload } from './store-upload.ts'

export interface UploadOptions {
  refuseWhenClosed: (site: Site) => void
}

/**
 * `POST /api/upload/{path}` (SHL-23): multipart with `file`, the common fields (§7) and any extras, answered like an operation
 * with `data.pic_path`. It stands beside the operations because a file is no form field. Operators have paths of their own
 * (CON-02), open to whoever has a session of the console, also while the shop is closed: an upload shows nowhere by itself.
 */
export function uploadRoutes(site: Site, options: UploadOptions): Hono {
  const app = new Hono()
  const places = openPlaces()
  app.post('/api/upload/:path', async (call) => {
    try {
      const path = pathOf(call.req.param('path'))
      if (!isOfStaff(path)) options.refuseWhenClosed(site)
      const address = addressOf(site, call)
      await countCall(site, 'upload', readSetting(site.shared.settings, mediaSettings.uploads_per_minute), address)
      return await (isOfStaff(path)
        ? takeStaffUpload(site, call, { path, address, places })
        : takeUpload(site, call, { path, address, places }))
    } catch (error) {
      return refused(site, call, error)
    }
  })
  return app
}

/**
 * A body under way holds its bytes in memory, so that only so many are. Who shows a token beside it has places apart from those
 * who show none, and operators have theirs apart from all: no stranger's body holds them up.
 */
const openPlaces = () => ({ members: createPlaces(32), strangers: createPlaces(40), staff: createPlaces(12) })
const [eachMember, eachNetwork, eachStranger, eachOperator] = [3, 12, 8, 6]

interface Coming<Path> {
  path: Path
  address: string
  places: ReturnType<typeof openPlaces>
}

const isOfStaff = (path: UploadPath | StaffUploadPath): path is StaffUploadPath => Object.hasOwn(staffUploadPaths, path)

function pathOf(text: string): UploadPath | StaffUploadPath {
  if (!Object.hasOwn(uploadPaths, text) && !Object.hasOwn(staffUploadPaths, text)) throw new Refusal('call.not_found')
  return text as UploadPath | StaffUploadPath
}

async function takeUpload(site: Site, call: Call, { path, address, places }: Coming<UploadPath>): Promise<Response> {
  // A token beside the body is judged before the body is read.
  const beside = call.req.header('token')
  const known = beside ? await memberOfToken(site.db, beside, null) : null
  const network = networkOf(address)
  const take = () => readAndStore(site, call, path, address)
  return known
    ? places.members({ [`member ${known.member_id}`]: eachMember, [`network ${network}`]: eachNetwork }, take)
    : places.strangers({ [network]: eachStranger }, take)
}

async function readAndStore(site: Site, call: Call, path: UploadPath, address: string): Promise<Response> {
  const form = await readUpload(call.req.raw, uploadPaths[path].maxBytes)
  call.set('language', form.fields.language)
  const fields = await openUploadFields(site, call.req.path, form)
  // A sealed message says all itself.
  const spoken = (name: string) => fields.common[name] ?? (fields.option ? undefined : call.req.header(name))
  call.set('language', spoken('language'))
  const token = spoken('token')
  if (!token) throw new Refusal('session.not_logged_in')
  const actor = await memberOfToken(site.db, token, null)
  checkKeyOwner(fields, actor)
  const language = languageOf(spoken('language'))
  return taken(language, await storeUpload(createContext(site, actor, { language, address }), path, form.file))
}

// A film of the largest size, at 1 MB a second.
const staffPatienceMs = 240_000

/** The console seals nothing, as with its operations, and sends its token beside the body. */
async function takeStaffUpload(site: Site, call: Call, { path, address, places }: Coming<StaffUploadPath>): Promise<Response> {
  const token = call.req.header('token')
  if (!token) throw new Refusal('session.not_logged_in')
  const actor = await staffOfToken(site.db, token)
  if (actor.permissions.length === 0) throw new Refusal('call.forbidden')
  const most = path === 'video' ? readSetting(site.shared.settings, mediaSettings.video_megabytes) * 1024 * 1024 : undefined
  return places.staff({ [`staff ${actor.staff_id}`]: eachOperator }, async () => {
    const form = await readUpload(call.req.raw, most ?? staffUploadPaths[path].maxBytes, { patienceMs: staffPatienceMs })
    const { common } = sortFields(Object.entries(form.fields))
    const language = languageOf(common.language ?? call.req.header('language'))
    return taken(language, await storeStaffUpload(createContext(site, actor, { language, address }), path, form.file))
  })
}

const taken = (language: Language, data: object) =>
  Response.json(
    { code: 0, message: words(language, 'call.ok'), data },
    { headers: { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' } },
  )
