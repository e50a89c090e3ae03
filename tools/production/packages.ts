import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

interface Entry {
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** What `npm ci --omit=dev` installs for the server and its tools; `''` adds the Node and PostgreSQL that the project brings itself. */
export const productionWorkspaces = ['server', 'tools']

/** The folders of all packages that these workspaces need to run, as the lockfile places them, below `node_modules`. */
export function packagesOf(workspaces: readonly string[]): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Entry> }
  const found = new Set<string>()
  for (const workspace of workspaces) follow(workspace)
  return [...found].filter((place) => place.includes('node_modules/')).sort()

  function follow(place: string) {
    const entry = lock.packages[place]
    if (!entry || found.has(place)) return
    found.add(place)
    if (entry.link) return follow(entry.resolved!)
    const optional = Object.keys(entry.peerDependenciesMeta ?? {}).filter((name) => entry.peerDependenciesMeta![name]!.optional)
    const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies })
    for (const name of names) if (!optional.includes(name)) followFrom(place, name)
  }

  /** As Node looks it up: beside the one that needs it, then in each folder above. */
  function followFrom(place: string, name: string) {
    for (let above = place; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/')))) {
      const path = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`
      if (lock.packages[path]) return follow(path)
      if (above === '') return
    }
  }
}
