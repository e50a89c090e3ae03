import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plannedScreens } from './planned.ts'
import { screens } from './table.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
/** Path and access of every row of the specification's table. */
const rows = read('./routes.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [address = '', , access = ''] = line.split('\t')
    return { path: address.split('?')[0] ?? '', access }
  })

test('SHL-01 the table has every path of the specification and no other', () => {
  expect([...screens.keys()].toSorted()).toEqual(rows.map(({ path }) => path).toSorted())
})

test('SHL-01 each built path has a screen file that exports one screen', () => {
  const broken = [...screens.values()].filter(({ file }) => {
    const source = new URL(`../${file}.tsx`, import.meta.url)
    return !existsSync(source) || readFileSync(source, 'utf8').match(/export (?:function|const) \w+Screen\b/g)?.length !== 1
  })
  expect(broken).toEqual([])
})

test('SHL-02 every built screen is open to whom the specification says', () => {
  const built = rows.filter(({ path }) => !(path in plannedScreens))
  expect(built.map(({ path }) => ({ path, access: screens.get(path)?.access }))).toEqual(built)
})

test('a path is on the list of those to come or has its screen, never both', () => {
  const notOpen = [...screens].filter(([, { file }]) => file === 'shell/screens/not-open-yet-screen').map(([path]) => path)
  expect(notOpen.toSorted()).toEqual(Object.keys(plannedScreens).toSorted())
})

test('decisions/later.md lists the same paths and areas', () => {
  const lines = read('../../../decisions/later.md').matchAll(/^\| `([^`]+)` \| (\S+) \|$/gm)
  expect(Object.fromEntries([...lines].map(([, path, area]) => [path, area]))).toEqual(plannedScreens)
})
