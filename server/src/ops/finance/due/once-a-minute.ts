import type { Context, Site } from '../../../kernel/context.ts'

interface Cached {
  minute: string
  value: Promise<unknown>
}
const cache = new WeakMap<Site, Map<string, Cached>>()

/** Caches the value of a name for the current minute of the store clock, in this process; concurrent callers share one computation. A failure is not cached. */
export function onceAMinute<Value>({ site, now }: Context, name: string, compute: () => Promise<Value>): Promise<Value> {
  const values = cache.get(site) ?? new Map<string, Cached>()
  cache.set(site, values)
  const minute = now.slice(0, 'yyyy-mm-ddThh:mm'.length)
  const known = values.get(name)
  if (known?.minute === minute) return known.value as Promise<Value>
  const value = compute()
  values.set(name, { minute, value })
  value.catch(() => values.delete(name))
  return value
}
