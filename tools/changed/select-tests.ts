import { journeysOf } from './journeys.ts'

/** What each file imports by value, by paths from the root of the repository. */
export type Imports = ReadonlyMap<string, { files: ReadonlySet<string> }>

/** Where a change may affect every test. */
const everywhere = [
  /^contract\//,
  /^server\/src\/(kernel\/|[^/]+\.ts$)/,
  // Reached through what every test starts: the server's messages, and the purchase source of each kind.
  /^translations\/[^/]+\/server\//,
  /^server\/src\/[^/]+\/purchase-source\.ts$/,
  /^server\/migrations\//,
  /^server\/test\/(?!.*\.test\.ts$)[^/]+$/,
  /^tools\/(build|setup|start|test|node-flags)\b/,
  /^[^/]+\.(json|ts|js)$/,
]
const isNoSource = (path: string) => /\.(md|txt)$/.test(path) || path.startsWith('requirements/')
const testOfDocuments = 'tools/architecture/docs.test.ts'
const isTestFile = (path: string) => /\.test\.tsx?$/.test(path)

/** The folder of a domain of the server that a file is in; null for all others. */
const domainOf = (path: string): string | null => /^server\/src\/([^/]+)\//.exec(path)?.[1] ?? null

/** Whatever starts or composes all domains would lead from each test to each file; helpers of another domain's tests likewise. */
function isFollowed(path: string, domain: string | null): boolean {
  if (/^(contract\/|server\/src\/(kernel\/|[^/]+\.ts$)|server\/test\/[^/]+$)/.test(path) && !isTestFile(path)) return false
  return !path.includes('/test/') || domainOf(path) === domain
}

function reachedFrom(test: string, imports: Imports): Set<string> {
  const reached = new Set([test])
  if (test.startsWith('e2e/')) reached.add('e2e/shop-setup.ts')
  for (const path of reached) for (const next of imports.get(path)?.files ?? []) if (isFollowed(next, domainOf(test))) reached.add(next)
  return reached
}

function isTouched(test: string, path: string, reached: ReadonlySet<string>): boolean {
  const domain = domainOf(path)
  if (domain !== null && domain === domainOf(test)) return true
  const journeys = journeysOf(path)
  if (test.startsWith('e2e/') && (journeys === 'all' || journeys.includes(test.slice('e2e/'.length, -'.test.ts'.length)))) return true
  return reached.has(path)
}

/**
 * Selects the tests that a change affects: those of the domain that it is in, those that import what was changed, and the
 * browser journeys of a changed folder of storefront or console.
 *
 * @param changed files that were changed, added or removed
 * @returns paths of test files; `all` where the change may affect every test, and where no test covers the file
 */
export function selectTests(imports: Imports, changed: readonly string[]): 'all' | string[] {
  const sources = changed.filter((path) => !isNoSource(path))
  if (sources.some((path) => everywhere.some((one) => one.test(path)))) return 'all'
  const tests = [...imports.keys()].filter(isTestFile).map((path) => ({ path, reached: reachedFrom(path, imports) }))
  const touched = sources.map((source) => tests.filter(({ path, reached }) => isTouched(path, source, reached)).map(({ path }) => path))
  if (touched.some((paths, n) => paths.length === 0 && !isTestFile(sources[n]!))) return 'all'
  const readsDocuments = changed.some((path) => path.endsWith('.md')) && imports.has(testOfDocuments) ? [testOfDocuments] : []
  return [...new Set([...touched.flat(), ...readsDocuments])].toSorted()
}
