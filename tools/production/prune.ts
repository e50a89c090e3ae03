// node tools/production/prune.ts [FOLDER]: after `npm ci --omit=dev`, removes files of packages that nothing reads while the shop runs.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isExcluded } from './excluded-files.ts'

const folder = resolve(process.argv[2] ?? '.')
const modules = join(folder, 'node_modules')
// What is removed is missed by the build and by the type check.
if (existsSync(join(modules, 'typescript'))) {
  console.error(`${modules} holds the tools of development: prune is for an install with --omit=dev`)
  process.exit(1)
}
let count = 0
for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  if (!entry.isFile() || !isExcluded(path.replaceAll('\\', '/'))) continue
  rmSync(path)
  count++
}
console.log(`${count} files that nothing reads were removed from ${modules}`)
