import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const idForm = /\b(?:[A-Z]{3}|R)-\d{2}\b/g
const areas = new Set(['SHL', 'IDN', 'CAT', 'ORD', 'PRM', 'WAL', 'AST', 'DST', 'DSK', 'HST', 'CON', 'QUA', 'R'])
const skipped = /(?:^|\/)(?:node_modules|dist|data|coverage|\.cache|\.git)(?:\/|$)/

const listed = readdirSync(join(root, 'requirements'))
  .filter((name) => name !== 'README.md')
  .flatMap((name) =>
    [...readFileSync(join(root, 'requirements', name), 'utf8').matchAll(/^- ((?:[A-Z]{3}|R)-\d{2}) \S/gm)].map(([, id]) => id!),
  )

const cited = new Set(
  ['contract', 'pricing', 'translations', 'server', 'ui', 'web', 'storefront', 'console', 'tools', 'e2e']
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
    .filter((path) => /\.test\.tsx?$/.test(path) && !skipped.test(path))
    .flatMap((path) => readFileSync(join(root, path), 'utf8').match(idForm) ?? [])
    .filter((id) => areas.has(id.split('-')[0]!)),
)

test('every requirement stands once in requirements/', () => {
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([])
})

test('every requirement is cited by a test, and what tests cite is a requirement', () => {
  expect({ untested: listed.filter((id) => !cited.has(id)), unknown: [...cited].filter((id) => !listed.includes(id)).toSorted() }).toEqual({
    untested: [],
    unknown: [],
  })
})
