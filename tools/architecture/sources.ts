import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readModule, type Module } from './read-module.ts'

export const root = join(import.meta.dirname, '../..')
export const workspaces = ['contract', 'pricing', 'translations', 'server', 'ui', 'web', 'storefront', 'console', 'tools', 'e2e'] as const

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.includes('/test/') || path.startsWith('e2e/')

/** Reads all sources of the workspaces, by their path from the root. Takes some seconds. */
export function readSources(): Map<string, Module> {
  const paths = globSync(
    workspaces.map((name) => `${name}/**/*.{ts,tsx}`),
    { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/*.d.ts'] },
  )
  return new Map(paths.map((path) => [path, readModule(path, readFileSync(join(root, path), 'utf8'))]))
}
