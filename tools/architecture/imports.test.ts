import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCycles } from './cycles.ts'
import { isTest, readSources, root, workspaces } from './sources.ts'

const modules = readSources()

/** What tests and tools of every workspace use, declared once at the root. */
const shared = new Set(Object.keys(readPackage('.').devDependencies ?? {}))

function readPackage(folder: string) {
  type Package = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package
}

test.each(workspaces)('%s declares the packages that it imports', (workspace) => {
  const { dependencies, devDependencies } = readPackage(workspace)
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }))
  const isDeclared = (name: string) => declared.has(name) || declared.has(`@types/${name}`) || shared.has(name)
  const missing = [...modules]
    .filter(([path]) => path.startsWith(`${workspace}/`))
    .flatMap(([path, { packages }]) =>
      [...packages].filter((name) => name !== `@longmall/${workspace}` && !isDeclared(name)).map((name) => `${path}: ${name}`),
    )
  expect(missing).toEqual([])
})

test('what the server imports is there in production: none of it a development dependency', () => {
  const { dependencies = {} } = readPackage('server')
  const types = (name: string) => /^(node|vite)$/.test(name)
  const missing = [...modules]
    .filter(([path]) => path.startsWith('server/src/') && !isTest(path))
    .flatMap(([path, { packages }]) =>
      [...packages]
        .filter((name) => name !== '@longmall/server' && !(name in dependencies) && !types(name))
        .map((name) => `${path}: ${name}`),
    )
  expect(missing).toEqual([])
})

test('no sources import one another in a cycle', () => {
  const graph = new Map([...modules].filter(([path]) => !isTest(path)).map(([path, { files }]) => [path, files]))
  expect(findCycles(graph)).toEqual([])
})
