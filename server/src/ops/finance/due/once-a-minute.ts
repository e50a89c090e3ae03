import type { Context, Site } from '../../../kernel/context.ts'

interface Cached {
  minute: string
  value: Promise<unknown>
}
const cache = new WeakMap<Site, Map<string, Cached>>()

/** What a name stands for, computed once in a minute of the store clock and process, however many ask for it at once. A failure is not kept. */
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
