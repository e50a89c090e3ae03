// npm run house: how the sources hang together, in figures. Prints only; what must hold is in server/test/architecture.
import { findCycles } from './cycles.ts'
import { reach } from './reach.ts'
import { isTest, readSources } from './sources.ts'

const modules = readSources()
const subjects = [
  ['server/src/checkout/create-order.ts', 'createOrder'],
  ['server/src/refund/staff/refund-quantity.ts', 'refundQuantity'],
  ['server/src/cart/add-line.ts', 'addLine'],
  ['storefront/src/cart/cart-screen.tsx', 'CartScreen'],
] as const

console.log('Files that a function reaches within its workspace')
for (const [file, name] of subjects) {
  if (!modules.get(file)?.uses.has(name)) throw new Error(`${file} declares no ${name}`)
  const workspace = `${file.split('/', 1)[0]}/`
  const files = reach((path) => (path.startsWith(workspace) ? (modules.get(path) ?? null) : null), { file, name })
  const lines = files.reduce((total, path) => total + modules.get(path)!.text.split('\n').length - 1, 0)
  const folders = Map.groupBy(files, (path) => path.split('/')[2]!)
  const most = [...folders].toSorted(([, a], [, b]) => b.length - a.length).map(([folder, { length }]) => `${folder} ${length}`)
  console.log(`  ${name}: ${files.length} files, ${lines} lines (${most.join(', ')})`)
}

const cycles = findCycles(new Map([...modules].filter(([path]) => !isTest(path)).map(([path, { files }]) => [path, files])))
console.log(`Cycles of value imports: ${cycles.length}`)
for (const cycle of cycles) console.log(`  ${cycle.join(' ↔ ')}`)
