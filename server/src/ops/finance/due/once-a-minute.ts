import type { Context, Site } from '../../../kernel/context.ts'

interface Kept {
  minute: string
  value: Promise<unknown>
}
const kept = new WeakMap<Site, Map<string, Kept>>()

/** What a name stands for, computed once in a minute of the store clock and process, however many ask for it at once. A failure is not kept. */
export function onceAMinute<Value>({ site, now }: Context, name: string, compute: () => Promise<Value>): Promise<Value> {
  const values = kept.get(site) ?? new Map<string, Kept>()
  kept.set(site, values)
  const minute = now.slice(0, 'yyyy-mm-ddThh:mm'.length)
  const known = values.get(name)
  if (known?.minute === minute) return known.value as Promise<Value>
  const value = compute()
  values.set(name, { minute, value })
  value.catch(() => values.delete(name))
  return value
}
