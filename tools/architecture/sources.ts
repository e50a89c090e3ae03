import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readModule, type Module } from './read-module.ts'

export const root = join(import.meta.dirname, '../..')
export const workspaces = ['contract', 'pricing', 'translations', 'server', 'ui', 'web', 'storefront', 'console', 'tools', 'e2e'] as const

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.includes('/test/') || path.startsWith('e2e/')

/** The text of every source of the workspaces, by its path from the root. */
export function readTexts(): Map<string, string> {
  const paths = globSync(
    workspaces.map((name) => `${name}/**/*.{ts,tsx}`),
    { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/*.d.ts'] },
  )
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Reads all sources of the workspaces, by their path from the root. Takes some seconds. */
export const readSources = (): Map<string, Module> => new Map([...readTexts()].map(([path, text]) => [path, readModule(path, text)]))
