import type { Database } from './database.ts'
import type { Shared } from '../shared.ts'

/**
 * Facts that every price needs and that seldom change: read once in each process and cached until the catalogue's version
 * moves, which every change of their tables sees to (`bump_catalogue_version()`). A transaction that changes them must not ask for them.
 */
export function cacheByCatalogueVersion<Facts>(
  read: (db: Database) => Promise<Facts>,
): (context: { db: Database; site: { shared: Shared } }) => Promise<Facts> {
  const cache = new WeakMap<Shared, { version: bigint; facts: Promise<Facts> }>()
  return ({ db, site: { shared } }) => {
    const cached = cache.get(shared)
    if (cached?.version === shared.catalogueVersion) return cached.facts
    // On the caller's own connection: a caller that holds one must not wait for a second.
    const fresh = { version: shared.catalogueVersion, facts: read(db) }
    cache.set(shared, fresh)
    fresh.facts.catch(() => cache.get(shared) === fresh && cache.delete(shared))
    return fresh.facts
  }
}
