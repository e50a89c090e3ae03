import { uploadPaths, type UploadPath } from '@longmall/contract/upload.ts'
import { Hono, type Context as Call } from 'hono'
import { addressOf, networkOf } from '../kernel/client-address.ts'
import { createContext, type Site } from '../kernel/context.ts'
import { languageOf, refused } from '../kernel/http.ts'
import { RateLimits } from '../kernel/rate-limit.ts'
import { Refusal } from '../kernel/refusal.ts'
import { checkKeyOwner } from '../kernel/secure-message/open-form.ts'
import { memberOfToken } from '../kernel/session.ts'
import { readSetting } from '../kernel/settings.ts'
import { words } from '../kernel/words.ts'
import { openUploadFields } from './open-upload-fields.ts'
import { createPlaces } from './places.ts'
import { readUpload } from './read-upload.ts'
import { mediaSettings } from './settings.ts'
import { storeUpload } from './store-upload.ts'

export interface UploadOptions {
  refuseWhenClosed: (site: Site) => void
}

/**
 * `POST /api/upload/{path}` (SHL-23): multipart with `file`, the common fields (§7) and any extras, answered like an operation
 * with `data.pic_path`. It stands beside the operations because a file is no form field.
 */
export function uploadRoutes(site: Site, options: UploadOptions): Hono {
  const app = new Hono()
  const limits = new RateLimits()
  // A body under way holds its bytes in memory.
  const inPlace = createPlaces(32, 8)
  app.post('/api/upload/:path', async (call) => {
    try {
      options.refuseWhenClosed(site)
      const path = pathOf(call.req.param('path'))
      const address = addressOf(site, call)
      await limits.count('write', readSetting(site.shared.settings, mediaSettings.uploads_per_minute), address)
      return await inPlace(networkOf(address), () => takeUpload(site, call, path, address))
    } catch (error) {
      return refused(site, call, error)
    }
  })
  return app
}

function pathOf(text: string): UploadPath {
  if (!Object.hasOwn(uploadPaths, text)) throw new Refusal('call.not_found')
  return text as UploadPath
}

async function takeUpload(site: Site, call: Call, path: UploadPath, address: string): Promise<Response> {
  // A token beside the body is judged before the body is read.
  const beside = call.req.header('token')
  if (beside) await memberOfToken(site.db, beside, null)
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
  const data = await storeUpload(createContext(site, actor, { language, address }), path, form.file)
  return Response.json(
    { code: 0, message: words(language, 'call.ok'), data },
    { headers: { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' } },
  )
}
