import { Hono } from 'hono'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readAssets } from './assets.ts'
import { sendAsset } from './pages.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const path = '/host-simulator'
const policy = (...directives: string[]) => ({
  'content-security-policy': ["default-src 'none'", "base-uri 'none'", ...directives].join('; '),
})

/** The page frames the shop and a stranger of its own; nobody frames it. */
const pagePolicy = policy(
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
)
/** The stranger, framed without an origin, does nothing but speak to the shop’s frame. */
const strangerPolicy = policy("script-src 'self'", "form-action 'none'", "frame-ancestors 'self'")

/** The simulator of a host app at `/host-simulator` (HST-08), to be mounted in demo mode only. */
export function hostSimulator(): Hono {
  const app = new Hono()
  const assets = readAssets(join(root, 'tools/host-simulator/dist'), path)
  const index = assets.get(`${path}/index.html`)
  app.get(path, (call) => {
    if (!index) return call.text('The simulator is not built: run "npm run build".', 503, pagePolicy)
    return sendAsset(call, index, pagePolicy)
  })
  app.get(`${path}/*`, (call) => {
    const asset = assets.get(call.req.path)
    if (!asset || asset === index) return call.redirect(path)
    return sendAsset(call, asset, asset.type.startsWith('text/html') ? strangerPolicy : {})
  })
  return app
}
