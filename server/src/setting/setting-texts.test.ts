import { scaleOf } from '@longmall/contract/setting-scale.ts'
import { languages } from '@longmall/contract/fields.ts'
import { settingGroups } from '@longmall/contract/setting.ts'
import { describe, expect, test } from 'vitest'
import { domains } from '../app.ts'
import { jobs } from '../jobs.ts'
import { allSettings } from '../kernel/settings.ts'
import { buildApp } from '../serve.ts'
import { formOf, groupOf } from './rules.ts'

type Texts = Record<string, string>
const textsOf = async (language: string, name: string): Promise<Texts> => {
  const module = (await import(`../../../translations/${language}/console/${name}.ts`)) as Record<string, Texts>
  return module[name]!
}
/** Every setting but those which tests declare. */
const known = () => {
  // Whatever serves a call or runs by itself has declared its settings by now.
  expect([domains.length > 0, jobs.length > 0, typeof buildApp]).toEqual([true, true, 'function'])
  return [...allSettings().values()].filter(({ key }) => !key.startsWith('probe.'))
}

interface Part {
  properties?: Record<string, Part>
  items?: Part
  anyOf?: Part[]
  oneOf?: Part[]
}
/** Names of the parts that values have. */
const partsOf = (form: Part): string[] => [
  ...Object.entries(form.properties ?? {}).flatMap(([name, part]) => [name, ...partsOf(part)]),
  ...[...(form.items ? [form.items] : []), ...(form.anyOf ?? []), ...(form.oneOf ?? [])].flatMap(partsOf),
]

describe.each(languages)('%s', (language) => {
  test.each(['settingname', 'settingeffect'])('CON-07 %s: every declared setting has words, and nothing else has', async (name) => {
    const keys = known().map(({ key }) => key)
    expect(Object.keys(await textsOf(language, name)).toSorted()).toEqual(keys.toSorted())
  })

  test('CON-07 of every setting that is empty at first it is said what happens then, and of no other', async () => {
    const isEmpty = (value: unknown) => value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
    const empty = known().filter((setting) => !setting.secret && isEmpty(setting.default))
    expect(Object.keys(await textsOf(language, 'settingempty')).toSorted()).toEqual(empty.map(({ key }) => key).toSorted())
  })

  test('CON-07 every unit, group and part of a value has words', async () => {
    const texts = await textsOf(language, 'setting')
    const units = known().flatMap(({ unit }) => (unit && !scaleOf(unit) ? [`unit_${unit.toLowerCase().replace(/[^a-z]+/g, '_')}`] : []))
    const parts = known()
      .filter(({ key }) => key !== 'site.tab_bar')
      .flatMap((setting) => partsOf(formOf(setting).schema as Part).map((name) => `field_${name}`))
    const expected = new Set([...units, ...parts, ...settingGroups.map((group) => `group_${group}`)])
    expect([...expected].filter((key) => !texts[key])).toEqual([])
  })
})

test('CON-07 every setting stands in a group, and every group has settings', () => {
  expect(new Set(known().map(({ key }) => groupOf(key)))).toEqual(new Set(settingGroups))
})
