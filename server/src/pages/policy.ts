import { createHash } from 'node:crypto'

export interface PolicyOptions {
  /** Origins beside our own that the browser may call: other API bases. */
  connect: readonly string[]
  /** Origins of host apps that may frame the storefront. */
  framedBy: readonly string[]
  /** Origins that a page may frame: hosts of the web view. */
  frames: readonly string[]
  /** Origins of pictures and map tiles beside our own. */
  pictures: readonly string[]
}

/** Inline content of a page's head, as sources of the content security policy. */
export interface Inline {
  style: string
  script: string
}

export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

const join = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/**
 * Headers of a storefront page. Scripts come from our own files only; the one line of code and the style in its head are named by their
 * hashes. WebAssembly of our own files reads the QR codes of boxes; `eval` stays refused. `style` attributes hold sizes and positions.
 */
export function storefrontHeaders({ connect, framedBy, frames, pictures }: PolicyOptions, inline?: Inline): Record<string, string> {
  const policy = join({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...(inline ? [inline.script] : [])],
    'style-src': ["'self'", ...(inline ? [inline.style] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'media-src': ["'self'", 'blob:', ...pictures],
    'connect-src': ["'self'", ...connect],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...framedBy],
  })
  return {
    ...common,
    'content-security-policy': policy,
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
  }
}

/** Headers of the console: its component library writes styles at run time; scripts are as strict as everywhere. */
export function consoleHeaders(): Record<string, string> {
  const policy = join({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
  return { ...common, 'content-security-policy': policy, 'x-frame-options': 'DENY' }
}
