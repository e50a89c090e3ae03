import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ownerOf, ownerRules } from './table-owners.ts'

const root = join(import.meta.dirname, '../..')
const skipped = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'bench-results'])

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (skipped.has(name)) return []
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}

const workspaces = ['contract', 'pricing', 'translations', 'server', 'ui', 'web', 'storefront', 'console', 'tools', 'e2e']
const sources = workspaces
  .flatMap((workspace) => filesBelow(join(root, workspace)))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
const isGenerated = (path: string) => path === 'server/src/kernel/database/tables.ts'
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/test/') || path.startsWith('e2e/')

/** Where an import leads, as a path below the root; null for a package. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('@longmall/')) return specifier.slice('@longmall/'.length)
  return specifier.startsWith('.') ? relative(root, resolve(root, dirname(from), specifier)) : null
}

interface Arrow {
  from: string
  to: string
  isType: boolean
}
const arrows: Arrow[] = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"]*?from\s+)?'([^']+)'/gm)].flatMap(([, type, specifier]) => {
    const to = targetOf(path, specifier!)
    return to ? [{ from: path, to, isType: Boolean(type) }] : []
  }),
)

// Domain → domain, acyclic; a domain not named here knows no other.
const mayKnow: Record<string, string[]> = {
  ops: 'award box code coin-withdrawal deposit distribution pledge work application catalogue media messaging network order fulfilment payment redemption refund review site staff unit-price wallet withdrawal'.split(
    ' ',
  ),
  bridge: ['identity', 'payment'],
  'team-buy': ['promotion', 'catalogue', 'member', 'messaging', 'order'],
  award: ['asset-area', 'member', 'messaging', 'staff', 'order', 'unit-price', 'wallet'],
  box: 'asset-area award catalogue fulfilment member messaging order staff wallet'.split(' '),
  clone: ['asset-area', 'award', 'member', 'messaging', 'network', 'wallet'],
  bargain: ['promotion', 'catalogue', 'member', 'order'],
  article: ['catalogue', 'promotion', 'staff', 'media', 'content', 'coupon', 'points-shop', 'game', 'reward', 'site', 'store'],
  application: ['code', 'messaging', 'member'],
  'asset-area': ['content', 'member', 'payment', 'unit-price', 'wallet'],
  code: ['messaging'],
  'coin-transfer': ['asset-area', 'identity', 'member', 'messaging', 'payment', 'wallet'],
  'coin-withdrawal': 'asset-area code identity member messaging payment staff store unit-price wallet withdrawal'.split(' '),
  conversion: ['asset-area', 'member', 'payment', 'unit-price', 'wallet'],
  distribution: 'award catalogue identity member messaging order staff wallet'.split(' '),
  invitation: 'coupon member messaging order reward wallet'.split(' '),
  poster: 'catalogue distribution media promotion site'.split(' '),
  redemption: 'coin-withdrawal fulfilment member messaging order refund store'.split(' '),
  deposit: ['asset-area', 'award', 'media', 'member', 'messaging', 'payment', 'wallet'],
  identity: ['code', 'messaging'],
  content: ['catalogue', 'promotion', 'media', 'search'],
  search: ['catalogue'],
  review: ['catalogue', 'order', 'fulfilment', 'media'],
  fulfilment: ['order', 'catalogue', 'messaging'],
  catalogue: ['promotion', 'work', 'media'],
  'flash-sale': ['promotion', 'catalogue', 'order'],
  coupon: ['catalogue', 'promotion', 'wallet', 'cart'],
  gift: ['promotion', 'catalogue', 'member', 'order'],
  'points-shop': ['promotion', 'catalogue', 'wallet', 'coupon', 'order', 'payment', 'member'],
  campaign: ['promotion', 'catalogue', 'cart', 'order'],
  game: ['wallet', 'coupon', 'gift', 'catalogue', 'media'],
  reward: ['wallet', 'coupon', 'gift', 'game', 'catalogue'],
  cart: ['catalogue', 'promotion'],
  checkout: 'order cart catalogue promotion member payment store'.split(' '),
  order: 'work cart catalogue promotion member payment wallet coupon code messaging store'.split(' '),
  work: ['code', 'media'],
  wallet: ['work', 'staff', 'media'],
  payment: ['wallet', 'identity'],
  pledge: 'asset-area award catalogue fulfilment member messaging order payment refund unit-price wallet'.split(' '),
  recharge: ['asset-area', 'payment', 'wallet', 'member', 'unit-price'],
  'unit-price': ['messaging', 'staff'],
  withdrawal: ['distribution', 'identity', 'payment', 'wallet', 'member', 'code', 'messaging', 'staff'],
  refund: ['order', 'payment', 'promotion', 'media', 'messaging'],
  member: ['identity', 'catalogue', 'wallet', 'code', 'messaging', 'media', 'work'],
  network: ['asset-area', 'identity', 'member', 'staff'],
  staff: ['identity', 'messaging', 'code'],
  setting: ['staff', 'media', 'messaging'],
  site: ['member', 'content', 'media', 'setting'],
  shop: ['staff', 'identity', 'setting', 'refund', 'payment', 'messaging', 'fulfilment', 'content', 'catalogue', 'order'],
}
// Above the domains: they start, mount and compose.
const above = new Set(
  'account-closures.ts addon-checks.ts app.ts income-steps.ts jobs.ts reactions.ts reservations.ts reversals.ts run.ts serve.ts start-shop.ts work-kinds.ts work-process.ts docs pages sources'.split(
    ' ',
  ),
)
const workspaceOf = (path: string) => path.split('/')[0]!
const domainOf = (path: string) => /^server\/src\/([^/]+)/.exec(path)?.[1]

const arrowsWhere = (bad: (arrow: Arrow) => boolean) => arrows.filter(bad).map(({ from, to }) => `${from} → ${to}`)

describe('arrows', () => {
  test('contract, pricing, translations and ui import none of the apps', () => {
    const apps = new Set(['server', 'storefront', 'console', 'tools', 'e2e'])
    expect(
      arrowsWhere(({ from, to }) => ['contract', 'pricing', 'translations', 'ui'].includes(workspaceOf(from)) && apps.has(workspaceOf(to))),
    ).toEqual([])
  })

  test('ui holds components alone: it imports shapes and the way a price is written', () => {
    expect(arrowsWhere(({ from, to }) => workspaceOf(from) === 'ui' && !['ui', 'contract', 'pricing'].includes(workspaceOf(to)))).toEqual(
      [],
    )
  })

  test('web imports contract, prices and translations alone, and is imported by the web apps', () => {
    const below = new Set(['web', 'contract', 'pricing', 'translations'])
    const knowing = new Set(['web', 'storefront', 'console'])
    expect(
      arrowsWhere(
        ({ from, to }) =>
          (workspaceOf(from) === 'web' && !below.has(workspaceOf(to))) ||
          (workspaceOf(to) === 'web' && !knowing.has(workspaceOf(from)) && !isTest(from)),
      ),
    ).toEqual([])
  })

  test('the web apps take nothing from the server', () => {
    expect(arrowsWhere(({ from, to }) => ['storefront', 'console'].includes(workspaceOf(from)) && workspaceOf(to) === 'server')).toEqual([])
  })

  test('the kernel knows no domain', () => {
    expect(
      arrowsWhere(
        ({ from, to }) => domainOf(from) === 'kernel' && !isTest(from) && workspaceOf(to) === 'server' && domainOf(to) !== 'kernel',
      ),
    ).toEqual([])
  })

  test('a domain knows the kernel and the domains of its row', () => {
    const wrong = ({ from, to }: Arrow) => {
      const [own, other] = [domainOf(from), domainOf(to)]
      if (!own || !other || own === other || own === 'kernel' || other === 'kernel' || above.has(own) || isTest(from)) return false
      return !mayKnow[own]?.includes(other)
    }
    expect(arrowsWhere(wrong)).toEqual([])
  })

  test('the list of domains has no cycle', () => {
    const visit = (name: string, path: string[]): string[] =>
      path.includes(name) ? [[...path, name].join(' → ')] : (mayKnow[name] ?? []).flatMap((next) => visit(next, [...path, name]))
    expect(Object.keys(mayKnow).flatMap((name) => visit(name, []))).toEqual([])
  })

  test('a screen never imports the screen of another domain', () => {
    const folder = (path: string) => /^(?:storefront|console)\/src\/([^/]+)\//.exec(path)?.[1]
    const shared = new Set(['shell', 'bridge', 'routes'])
    expect(
      arrowsWhere(
        ({ from, to }) =>
          Boolean(folder(from)) &&
          Boolean(folder(to)) &&
          to.endsWith('-screen.tsx') &&
          folder(from) !== folder(to) &&
          !shared.has(folder(from)!),
      ),
    ).toEqual([])
  })
})

const tablesOf: Record<string, string[]> = {}
for (const file of readdirSync(join(root, 'server/migrations')).filter((name) => name.endsWith('.sql'))) {
  const text = readFileSync(join(root, 'server/migrations', file), 'utf8')
  tablesOf[file] = [...text.matchAll(/^create table (?:if not exists )?(\w+)/gm)].map(([, name]) => name!)
}

/** The life of an order is written by four domains, each its own columns of the order's tables. */
const partsOfOrder = new Set(['checkout', 'fulfilment', 'refund'])

describe('tables', () => {
  test('a domain writes SQL on its own tables only', () => {
    const tables = Object.values(tablesOf)
      .flat()
      .map((table) => ({
        table,
        used: new RegExp(`(?:from|join|into|update)\\s+"?${table}"?\\s|(?:From|Into|Table|Join)\\('${table}[' ]`),
      }))
    const wrong = sources.flatMap(({ path, text }) => {
      const own = domainOf(path)
      if (!own || own === 'kernel' || above.has(own) || isTest(path)) return []
      return tables
        .filter(({ table, used }) => {
          const owner = ownerOf(table)
          if (!owner || owner === own || (owner === 'order' && partsOfOrder.has(own))) return false
          return text.includes(table) && used.test(text)
        })
        .map(({ table }) => `${path} uses ${table} of ${ownerOf(table)}`)
    })
    expect(wrong).toEqual([])
  })

  test('each rule of owners names a table', () => {
    const tables = Object.values(tablesOf).flat()
    expect(ownerRules.filter(([pattern]) => !tables.some((table) => pattern.test(table))).map(String)).toEqual([])
  })
})

describe('sizes', () => {
  const lines = sources.filter(({ path }) => !isGenerated(path)).map(({ path, text }) => ({ path, count: text.split('\n').length - 1 }))

  test('no file has more than 300 lines', () => {
    expect(lines.filter(({ count }) => count > 300)).toEqual([])
  })

  test('nine of ten files are under 200 lines', () => {
    const counts = lines.map(({ count }) => count).sort((a, b) => a - b)
    expect(counts[Math.floor(counts.length * 0.9)]).toBeLessThanOrEqual(200)
  })

  test('a folder has at most 15 files, but where each domain has one', () => {
    const byFolder = Map.groupBy(
      lines.filter(({ path }) => !isTest(path)),
      ({ path }) => dirname(path),
    )
    const perDomain = /^(contract|translations\/[a-z-]+(\/(server|console))?|server\/src\/kernel)$/
    expect(
      [...byFolder]
        .filter(([folder, files]) => files.length > 15 && !perDomain.test(folder))
        .map(([folder, files]) => `${folder}: ${files.length}`),
    ).toEqual([])
  })
})

describe('contract', () => {
  test('a field of the contract is one of the shared types', () => {
    const bare = /\bz\.(string|int|number|bigint|any|unknown|email|url|uuid)\(/
    const free = new Set(['contract/fields.ts'])
    expect(
      sources
        .filter(({ path, text }) => workspaceOf(path) === 'contract' && !isTest(path) && !free.has(path) && bare.test(text))
        .map(({ path }) => path),
    ).toEqual([])
  })

  test('no unfinished code is left', () => {
    const marks =
      /\b(TODO|FIXME|XXX)\b|\.(skip|only|todo)\(|@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b|not implemented|coming soon/i
    const own = 'server/test/architecture.test.ts'
    const allowed = /'coming soon'|coming_soon/i
    const found = sources
      .filter(({ path }) => path !== own && !isGenerated(path) && workspaceOf(path) !== 'translations')
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, n) => (marks.test(line) && !allowed.test(line) ? [`${path}:${n + 1} ${line.trim().slice(0, 80)}`] : [])),
      )
    expect(found).toEqual([])
  })
})
