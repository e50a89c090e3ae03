import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '@longmall/contract/page.ts'
import { type Asset, readAssets } from './assets.ts'
import { hashSource, type Inline } from './policy.ts'

/** One file of Vite's manifest. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  isEntry?: boolean
}

/** The built storefront: its files, its style, and which code a screen needs. */
export interface Bundle {
  assets: Map<string, Asset>
  style: string
  inline: Inline
  entry: string
  /** Addresses of the code of source files, and of all that it imports, the entry's own included. */
  preloadsOf: (files: readonly string[]) => readonly string[]
}

/** Reads what the build made of the storefront; null when it is not built. */
export async function readBundle(root: string): Promise<{ bundle: Bundle; renderer: Renderer } | null> {
  const client = join(root, 'storefront/dist/client')
  const server = join(root, 'storefront/dist/server/entry-server.js')
  const manifestFile = join(client, '.vite/manifest.json')
  if (!existsSync(manifestFile) || !existsSync(server)) return null
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the storefront was built without an entry')
  const styles = Object.values(manifest).flatMap((chunk) => (chunk.file.endsWith('.css') ? [chunk.file] : (chunk.css ?? [])))
  const style = [...new Set(styles)].map((file) => readFileSync(join(client, file), 'utf8')).join('')
  const { renderer } = (await import(pathToFileURL(server).href)) as { renderer: Renderer }
  const preloads = new Map<string, readonly string[]>()
  const preloadsOf = (files: readonly string[]) => {
    const key = files.join()
    const chunks = files.flatMap((file) => manifest[file] ?? [])
    const needed = () => filesOf(manifest, [entry, ...chunks]).filter((file) => file !== entry.file)
    const cached = preloads.get(key) ?? needed().map((file) => `/${file}`)
    preloads.set(key, cached)
    return cached
  }
  const inline = { style: hashSource(style), script: hashSource(renderer.earlyScript) }
  return { renderer, bundle: { assets: readAssets(client), style, inline, entry: `/${entry.file}`, preloadsOf } }
}

/** Files of chunks and of all they import. */
function filesOf(manifest: Record<string, Chunk>, chunks: readonly Chunk[]): string[] {
  const found = new Set<string>()
  const visit = (chunk: Chunk) => {
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const name of chunk.imports ?? []) if (manifest[name]) visit(manifest[name])
  }
  for (const chunk of chunks) visit(chunk)
  return [...found]
}
