import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** A file that the build made, with its compressed copies. */
export interface Asset {
  type: string
  raw: Buffer<ArrayBuffer>
  br: Buffer<ArrayBuffer> | undefined
  gzip: Buffer<ArrayBuffer> | undefined
  /** Its name carries the hash of its content, so that it may be kept for ever. */
  isImmutable: boolean
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Reads all built files of a folder, by their address below `prefix`. */
export function readAssets(folder: string, prefix = ''): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  if (!existsSync(folder)) return assets
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const file = join(entry.parentPath, entry.name)
    const address = prefix + file.slice(folder.length).replaceAll('\\', '/')
    if (address.includes('/.')) continue
    const packed = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined)
    assets.set(address, {
      type,
      raw: readFileSync(file),
      br: packed('.br'),
      gzip: packed('.gz'),
      isImmutable: address.startsWith(`${prefix}/assets/`),
    })
  }
  return assets
}
