import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languages } from '@longmall/contract/fields.ts'

// What the built console weighs on the wire, by the manifest of the build: gzip, which every browser accepts.

const folder = join(import.meta.dirname, '../console/dist')
const firstLimit = 450
const routeLimitKb = 15
/** Large third-party code that only some screens need: each with its weight limit. */
const libraries = [
  { name: 'rich text', of: /rich-text/, limit: 140 },
  { name: 'charts', of: /chart-canvas/, limit: 26 },
  { name: 'drag and drop', of: /block-list/, limit: 20 },
]

interface Chunk {
  file: string
  src?: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
const keys = Object.keys(manifest)

/** A chunk and all that is loaded before it runs. */
function importsOf(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const next of manifest[key]!.imports ?? []) importsOf(next, found)
  return found
}

const sizes = new Map<string, number>()
/** Bytes on the wire of a file, which many screens share. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}
/** KB of some chunks with their styles, each file once. */
function weigh(chunks: Iterable<string>): number {
  const files = new Set([...chunks].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]))
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1024
}

const libraryOf = (key: string) => libraries.find(({ of }) => of.test(key) || of.test(manifest[key]!.file))
const screens = keys.filter((key) => /(?:^|\/)src\/.*-screen\.tsx$/.test(key))
/** What is loaded before the first screen in a language: our code, our texts and those of the components. */
const packOf = (language: string) =>
  keys.filter(
    (key) =>
      key.endsWith(`translations/${language}/console.ts`) ||
      key.endsWith(`antd/es/locale/${language.replace(/-(\w+)/, (_, region: string) => `_${region.toUpperCase()}`)}.js`),
  )
const entry = keys.find((key) => manifest[key]!.isEntry)!
const home = screens.find((key) => key.endsWith('home/home-screen.tsx'))!
const first = new Set([...importsOf(entry), ...importsOf(home)])
const importCounts = new Map<string, number>()
for (const screen of screens) for (const key of importsOf(screen)) importCounts.set(key, (importCounts.get(key) ?? 0) + 1)

test.each(languages)('CON-10 the console’s first load in %s is 450 KB at most', (language) => {
  const pack = packOf(language)
  expect(pack).toHaveLength(2)
  const all = new Set([...first, ...pack.flatMap((key) => [...importsOf(key)])])
  expect([...all].filter(libraryOf)).toEqual([])
  expect(weigh(all)).toBeLessThanOrEqual(firstLimit)
})

test.each(screens)('CON-10 %s adds 15 KB of its own at most', (screen) => {
  const own = [...importsOf(screen)].filter((key) => !first.has(key) && !libraryOf(key) && importCounts.get(key) === 1)
  expect(weigh(own)).toBeLessThanOrEqual(routeLimitKb)
})

test.each(libraries)('CON-10 $name is loaded where it is needed, and weighs $limit KB at most', ({ of, limit }) => {
  const roots = keys.filter((key) => of.test(key) || of.test(manifest[key]!.file))
  expect(roots).not.toEqual([])
  const all = new Set(roots.flatMap((key) => [...importsOf(key)]))
  // What screens load besides is theirs.
  expect(weigh([...all].filter((key) => !first.has(key) && !importCounts.has(key)))).toBeLessThanOrEqual(limit)
})
