import { languages } from '@longmall/contract/fields.ts'
import { pagesOfClients } from './check-limits.ts'
import type { SqlJob } from './load/bare-sql.ts'
import type { Filled } from './fill.ts'
import type { Flow } from './load/flows.ts'
import { nouns, series } from './goods-names.ts'

/** What is measured and its baseline: the same bytes from a bare server, or the fewest statements of SQL. */
export interface Scenario {
  name: string
  flow: Flow
  limit: { kind: 'bytes'; path: string } | { kind: 'sql'; work: SqlJob['work']; sku_ids: number[] }
  /** Seconds before counting: none where each address is requested once. */
  warm_up: number
}

const keywordCount = 600
const apiPath = (path: string, fields: Record<string, string | number>) =>
  `/api/${path}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()}`

/** Reads that the server caches (requested repeatedly), and the same read without the cache (each address once). */
export function readScenarios({ category_ids, sku_ids }: Filled, hasPages: boolean): Scenario[] {
  const keywords = [...nouns['en-us'], ...series].slice(0, keywordCount)
  const lists = category_ids.flatMap((category_id) =>
    ['default', 'sales', 'newest'].map((sort) => apiPath('catalogue/list', { category_id, sort })),
  )
  const manyLists = many(20000, (n) =>
    apiPath('catalogue/list', { category_id: category_ids[n % category_ids.length]!, price_to: `${9000 + n}.00` }),
  )
  const details = sku_ids.slice(0, 1000).map((sku_id) => apiPath('catalogue/detail', { sku_id }))
  const manyDetails = languages.flatMap((language) => sku_ids.map((sku_id) => apiPath('catalogue/detail', { sku_id, language })))
  const searches = keywords.map((keyword) => apiPath('search/goods', { keyword }))
  const manySearches = many(20000, (n) => apiPath('search/goods', { keyword: keywords[n % keywords.length]!, price_to: `${9000 + n}.00` }))
  const reads = [
    ...pair('goods list', lists, manyLists, sku_ids),
    ...pair('goods detail', details, manyDetails, sku_ids),
    ...pair(`search, ${keywords.length} words`, searches, manySearches, sku_ids),
  ]
  if (!hasPages) return reads
  const page = (sku_id: number, language: string) => `/v2/goods/detail/detail?sku_id=${sku_id}&language=${language}`
  const pages = sku_ids.slice(0, 100).map((sku_id) => page(sku_id, 'en-us'))
  const manyPages = languages.flatMap((language) => sku_ids.map((sku_id) => page(sku_id, language)))
  return [
    ...reads,
    cachedScenario('home page', ['/']),
    ...pair('goods page', pages, manyPages, sku_ids),
    ofClients(cachedScenario(pagesOfClients, pages), 64),
  ]
}

const many = (count: number, make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n))

const cachedScenario = (name: string, paths: string[]): Scenario => ({
  name: `${name}, kept`,
  flow: { kind: 'get', paths, once: false },
  limit: { kind: 'bytes', path: paths[0]! },
  warm_up: 1,
})

/** The same from so many client addresses, each of which has a limit of its own. */
const ofClients = (scenario: Scenario, clients: number): Scenario =>
  scenario.flow.kind === 'get' ? { ...scenario, flow: { ...scenario.flow, clients } } : scenario

const pair = (name: string, again: string[], once: string[], sku_ids: number[]): Scenario[] => [
  cachedScenario(name, again),
  { name: `${name}, anew`, flow: { kind: 'get', paths: once, once: true }, limit: { kind: 'sql', work: 'read', sku_ids }, warm_up: 0 },
]

export const addScenario = ({ shoppers, sku_ids }: Filled): Scenario => ({
  name: 'add to cart',
  flow: { kind: 'add', shoppers, sku_ids: sku_ids.slice(0, 40) },
  limit: { kind: 'sql', work: 'add', sku_ids: sku_ids.slice(0, 40) },
  warm_up: 1,
})
