import type { SettingRow } from '@longmall/contract/setting.ts'

/** Settings of how the shop looks, by key. */
export type Setup = ReadonlyMap<string, SettingRow>

export const setupOf = (list: readonly SettingRow[]): Setup => new Map(list.map((row) => [row.key, row]))

/** The value of one as the server stores it. */
export const valueOf = <Value>(setup: Setup, key: string): Value => JSON.parse(setup.get(key)?.value ?? 'null') as Value

/** What is sent: those of the values that differ, with the versions that were shown. */
export function changesOf(setup: Setup, values: Record<string, unknown>) {
  const list = Object.entries(values).flatMap(([key, value]) => {
    const row = setup.get(key)
    const text = JSON.stringify(value)
    return !row || row.value === text ? [] : [{ key, value: text, version: row.version }]
  })
  return { list }
}
