import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findLists } from './find-lists.ts'

const root = join(import.meta.dirname, '../../..')
const screens = globSync('console/src/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  folder: dirname(path),
  text: readFileSync(join(root, path), 'utf8'),
}))

const lists = findLists().map(({ operation: { path }, fields }) => ({
  path,
  sorts: (fields.find(({ name }) => name === 'sort')?.values ?? []) as string[],
}))

// A list whose rows have one order that means something.
const inOneOrder: Record<string, string> = {
  'article/history': 'versions, the newest first',
  'article/translations': 'what is left to do, as it was made',
  'award/list_awards': 'awards of a member, the newest run first',
  'award/list_plans': 'versions, the one that starts last first',
  'award/list_runs': 'days, the newest first',
  'box/staff_days': 'days of a device, the latest first',
  'clone/list': 'clones of a member, by their number',
  'content/page_history': 'publications, the newest first',
  'ops/jobs': 'a queue: timers as they fall due, events as they were said',
  'ops/liability_holders': 'a bucket read through, account by account',
  'fulfilment/code_stock': 'counted for the SKUs of a page alone, so no count is known to sort by',
  'fulfilment/awaiting_codes': 'a queue: who waits longest comes first',
  'wallet/account_statement': 'a statement, whose balances run on from row to row',
  'work/lines': 'lines of a report, as they were written',
}

test('CON-10 every list of the console can be sorted, but those that have one order', () => {
  expect(lists.flatMap(({ path, sorts }) => (sorts.length ? [] : [path])).toSorted()).toEqual(Object.keys(inOneOrder).toSorted())
})

test.each(lists.filter(({ sorts }) => sorts.length))('CON-10 the columns of $path offer each of its sorts', ({ path, sorts }) => {
  const folders = new Set(screens.filter(({ text }) => new RegExp(`['"]${path}['"]`).test(text)).map(({ folder }) => folder))
  const own = screens.flatMap(({ folder, text }) => (folders.has(folder) ? [text] : [])).join()
  // Columns that several lists share are returned by a hook.
  const hooks = new Set(own.match(/\buse\w+Columns\b/g))
  const shared = screens.filter(({ text }) => [...hooks].some((hook) => text.includes(`export function ${hook}(`)))
  const near = own + shared.map(({ text }) => text).join()
  expect(sorts.filter((sort) => !sort.startsWith('-') && !near.includes(`sort: '${sort}'`))).toEqual([])
})
