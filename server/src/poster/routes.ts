import { join } from 'node:path'
import { Hono, type Context as Call } from 'hono'
import pLimit from 'p-limit'
import { createContext, type Site } from '../kernel/context.ts'
import { clientAddress } from '../kernel/http/client-address.ts'
import { refused } from '../kernel/http/http.ts'
import { countCall, rateSettings } from '../kernel/http/limits/rate-limit.ts'
import { Refusal, RetryLater } from '../kernel/refusal.ts'
import { readSetting } from '../kernel/settings.ts'
import { mediaStore } from '../media/storage/media-store.ts'
import { findContent } from './content/find-content.ts'
import { drawing } from './draw/drawing-process.ts'
import { PosterFiles } from './poster-files.ts'
import { type PosterRequest, readKey, writeKey } from './poster-key.ts'
import { posterSettings } from './settings.ts'

/** One is drawn while the content of the next is read; the others wait, so that many that are asked for at once leave the shop's calls alone. */
const [preparedAtOnce, maxWaiting] = [2, 240]

const headers = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/**
 * `GET /poster/{key}.png`: the poster that `poster/view` named, from the folder of those drawn, else drawn now. A key is never another
 * picture: where goods, price or name have changed since, the answer leads to the poster of today.
 */
export function posterRoutes(site: Site): Hono {
  const app = new Hono()
  const inProgress = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const turns = pLimit(preparedAtOnce)
  let files: PosterFiles | undefined
  const posterFiles = () => (files ??= new PosterFiles(join(site.config.dataDir, 'poster'), cacheBytes(site)))
  async function drawToday(call: Call, key: string, request: PosterRequest): Promise<Response> {
    const content = await findContent(createContext(site, { kind: 'visitor', visitor: null }, { language: request.language }), request)
    const today = writeKey(request, content, site.keys)
    if (today !== key) return call.redirect(`/poster/${today}.png`)
    let drawn = inProgress.get(key)
    if (!drawn) {
      drawn = draw(site, posterFiles(), key, content).finally(() => inProgress.delete(key))
      inProgress.set(key, drawn)
    }
    return new Response(await drawn, { headers })
  }
  app.get('/poster/:file', async (call) => {
    const [, key] = /^([\w.-]{1,140})\.png$/.exec(call.req.param('file')) ?? []
    const request = key === undefined ? null : readKey(key, site.keys)
    if (!key || !request) return call.text('', 404)
    try {
      const stored = await posterFiles().read(key)
      if (stored) return new Response(stored, { headers })
      // Before the queue, so that no client alone fills it.
      await admit(site, call)
      if (turns.pendingCount >= maxWaiting) throw new RetryLater('call.unavailable', 10)
      return await turns(() => drawToday(call, key, request))
    } catch (error) {
      if (error instanceof Refusal && ['catalogue.goods_not_found', 'promotion.not_found'].includes(error.code)) return call.text('', 404)
      return refused(site, call, error)
    }
  })
  return app
}

const cacheBytes = (site: Site) => readSetting(site.shared.settings, posterSettings.cache_megabytes) * 1024 * 1024

const admit = (site: Site, call: Call) =>
  countCall(site, 'page', readSetting(site.shared.settings, rateSettings.page_per_minute), clientAddress(site, call))

async function draw(
  site: Site,
  files: PosterFiles,
  key: string,
  content: Awaited<ReturnType<typeof findContent>>,
): Promise<Uint8Array<ArrayBuffer>> {
  // It may have been drawn since this call looked for it.
  const stored = await files.read(key)
  if (stored) return stored
  const picture = content.picture === null ? null : await readPicture(site, content.picture)
  const png = Uint8Array.from(await drawing.draw(content, picture))
  // A full disk must not cost the poster itself.
  await files.write(key, png).catch((error: unknown) => site.log.warn({ err: error }, 'a poster could not be stored'))
  return png
}

async function readPicture(site: Site, path: string): Promise<Uint8Array | null> {
  return mediaStore(site)
    .read(path)
    .catch((error: unknown) => {
      site.log.warn({ err: error, path }, 'a picture for a poster could not be read')
      return null
    })
}
