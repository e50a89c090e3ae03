import { reach } from './reach.ts'
import { readSources } from './sources.ts'

const modules = readSources()

/** Functions whose readers must not follow many files, each with the most that it may reach within its workspace: half of what it once did, or fewer. */
export const subjects = [
  { name: 'createOrder', file: 'server/src/checkout/create-order.ts', most: 50 },
  { name: 'refundQuantity', file: 'server/src/refund/staff/refund-quantity.ts', most: 33 },
  { name: 'addLine', file: 'server/src/cart/add-line.ts', most: 7 },
  { name: 'CartScreen', file: 'storefront/src/cart/cart-screen.tsx', most: 16 },
] as const

/** The files of its workspace that a reader of a function must follow, its own first. */
export function filesReached({ name, file }: { name: string; file: string }): string[] {
  if (!modules.get(file)?.uses.has(name)) throw new Error(`${file} declares no ${name}`)
  const workspace = `${file.split('/', 1)[0]}/`
  return reach((path) => (path.startsWith(workspace) ? (modules.get(path) ?? null) : null), { file, name })
}
