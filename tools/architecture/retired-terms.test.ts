import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declaredNames } from './declared-names.ts'
import { allowedTerms, retiredTerms, standardNames } from './retired-terms.ts'
import { root, workspaces } from './sources.ts'

const keysOf = (record: Readonly<Record<string, string>>) => new Set(Object.keys(record).flatMap((key) => key.split(' ')))
const [retired, standard] = [keysOf(retiredTerms), keysOf(standardNames)]
const partsOf = (name: string) => name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/).map((part) => part.toLowerCase())

/** The retired terms of a name, read once: files share most of their names. */
const retiredTermsOf = memoize((name: string): string[] => {
  if (standard.has(name)) return []
  const parts = partsOf(name)
  const pairs = parts.slice(1).map((part, n) => `${parts[n]}-${part}`)
  return [...parts, ...pairs].filter((part) => retired.has(part))
})

function memoize<Result>(compute: (name: string) => Result): (name: string) => Result {
  const results = new Map<string, Result>()
  return (name) => {
    if (!results.has(name)) results.set(name, compute(name))
    return results.get(name)!
  }
}

/** Names with a retired term, of the file, its folders and what it declares. A name in snake case mirrors a field or a column. */
function retiredNames(path: string, text: string): string[] {
  const allowed = allowedTerms.filter((one) => one.path.test(path)).flatMap(({ terms }) => terms.split(' '))
  if (allowed.includes('*')) return []
  const isRetired = (name: string) => retiredTermsOf(name).some((term) => !allowed.includes(term))
  const found = path.split('/').filter(isRetired)
  // A file is parsed when such a name stands in it, outside comments and literals: parsing takes longest.
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$|'[\w ,./-]*'/gm, '')
  const candidates = new Set(code.match(/[\w$]+/g)?.filter((name) => !name.includes('_') && isRetired(name)))
  if (candidates.size > 0) for (const name of declaredNames(path, text)) if (candidates.has(name)) found.push(name)
  return found.toSorted()
}

test.each([
  ['function keptFoo() {}', ['keptFoo']],
  ['const judgeBar = () => 1', ['judgeBar']],
  ['export type TellX = 1', ['TellX']],
  ['interface SayY { z: string }', ['SayY']],
  ['class AskedZ {}', ['AskedZ']],
  ['interface Step { farewellText: string; obstacle: string }', ['farewellText']],
  ['const { farewell, b: obstacle } = a', ['obstacle']],
  ['const f = ({ words: told, ...asked }: A, [held]: B, lane = 1) => 1', ['asked', 'held', 'lane', 'told']],
  ['try {} catch (fault) {}', ['fault']],
  ['import { a as rehearse, owed } from "b"', ['rehearse']],
  ['const giveBack = { boughtBy: 1, holdBack: 2 }', ['boughtBy', 'giveBack']],
  ['const password = 2, retry = 3, keyword = 4, on_hold_by = 5, backToTop = 6, withhold = 7', []],
])('retired terms are found in %s', (text, names) => {
  expect(retiredNames('server/src/a/b.ts', text)).toEqual(names)
})

test('retired terms are found in names of files and folders', () => {
  expect(retiredNames('server/src/judge/tell-members.ts', '')).toEqual(['judge', 'tell-members.ts'])
})

test('names are the standard terms of the field', () => {
  const paths = globSync(
    workspaces.map((name) => `${name}/**/*.{ts,tsx,js}`),
    { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/*.d.ts'] },
  )
  const found = paths.toSorted().flatMap((path) => {
    const names = retiredNames(path, readFileSync(join(root, path), 'utf8'))
    return names.length > 0 ? [[path, names.join(' ')]] : []
  })
  expect(Object.fromEntries(found)).toEqual({})
})
