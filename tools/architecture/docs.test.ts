import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

// Where a path may begin that is not written from the root.
const bases = ['', 'server/src', 'server', 'storefront/src', 'console/src']
const documents = [
  'ARCHITECTURE.md',
  ...['docs', 'decisions'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
]

test.each(documents.filter((path) => path.endsWith('.md')))('%s names files that are there', (document) => {
  const named = readFileSync(join(root, document), 'utf8').matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|js|sql|md|json|tsv))`/g)
  const missing = [...named].map(([, path]) => path!).filter((path) => !bases.some((base) => existsSync(join(root, base, path))))
  expect(missing).toEqual([])
})
