import { expect, test } from 'vitest'
import { findCycles } from './cycles.ts'
import { entryFolders, console as ofConsole, storefront } from './folders.ts'
import { isTest, readSources } from './sources.ts'

const modules = readSources()
const apps = { storefront, console: ofConsole }
const namesIn = (text = '') => text.split(' ').filter(Boolean)

/**
 * Arrows from folder to folder of an app, each with a place where it is found. Types leave none, as the addresses of all screens are
 * the type of a link; nor does a part that is loaded when it is opened (`import()`).
 */
function arrowsOf(app: keyof typeof apps): Map<string, string> {
  const folderOf = (path: string) => path.split('/').slice(2, -1)[0] ?? '(root)'
  const isOf = (path: string) => path.startsWith(`${app}/src/`)
  const found = [...modules]
    .filter(([path]) => isOf(path) && !isTest(path))
    .flatMap(([path, { files }]) =>
      [...files].filter(isOf).map((file) => [`${folderOf(path)} → ${folderOf(file)}`, `${path} → ${file}`] as const),
    )
  return new Map(found.filter(([arrow]) => new Set(arrow.split(' → ')).size === 2))
}

test.each(['storefront', 'console'] as const)('a folder of the %s imports `shell` and the folders of its row', (app) => {
  const mayImport = (from: string, to: string) => {
    if (from in entryFolders[app]) return !(to in entryFolders[app]) || namesIn(entryFolders[app][from]).includes(to)
    return from !== 'shell' && (to === 'shell' || namesIn(apps[app][from]).includes(to))
  }
  const wrong = [...arrowsOf(app)].filter(([arrow]) => !mayImport(...(arrow.split(' → ') as [string, string])))
  expect(wrong.map(([, place]) => place)).toEqual([])
})

test.each(['storefront', 'console'] as const)('the list of the %s has no cycle, and no arrow that is unused', (app) => {
  const rows = Object.entries({ ...apps[app], ...entryFolders[app] })
  expect(findCycles(new Map(rows.map(([folder, others]) => [folder, namesIn(others)])))).toEqual([])
  const needed = arrowsOf(app)
  const idle = rows.flatMap(([from, others]) => namesIn(others).map((to) => `${from} → ${to}`)).filter((arrow) => !needed.has(arrow))
  expect(idle).toEqual([])
})
