// npm run build: storefront (browser and server entry) and console; what has not changed since the last build is left.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root, runOwn } from './setup.js'

const shared = ['contract', 'translations', 'pricing', 'package-lock.json', 'tools/build.js']
const targets = [
  { name: 'storefront', sources: ['ui', 'web', 'storefront'], packed: 'client', builds: [[], ['--ssr', 'src/entry-server.tsx']] },
  { name: 'console', sources: ['ui', 'web', 'console'], packed: '.', builds: [[]] },
  {
    name: 'tools/host-simulator',
    sources: ['ui', 'web', 'storefront/src/bridge/message', 'tools/host-simulator'],
    packed: '.',
    builds: [[]],
  },
]
const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/

/** All source files below a path, in a fixed order. */
function filesOf(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (path.includes('.')) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist)\/|\.test\.tsx?$/.test(file))
    .sort()
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Puts a brotli and a gzip copy beside every text file, so that none is compressed while it is served. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

async function build({ name, sources, packed, builds }) {
  const hash = hashOf([...shared, ...sources])
  const mark = join(root, name, 'dist/.sources')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  console.log(`Building ${name} …`)
  for (const args of builds) {
    const env = { ...process.env, NODE_ENV: 'production', RELEASE: hash.slice(0, 12) }
    const code = await runOwn(['node_modules/vite/bin/vite.js', 'build', name, '--logLevel', 'warn', ...args], { env })
    if (code !== 0) process.exit(code)
  }
  compress(join(root, name, 'dist', packed))
  writeFileSync(mark, hash)
}

for (const target of targets) if (existsSync(join(root, target.name, 'vite.config.ts'))) await build(target)
