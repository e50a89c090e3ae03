import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop, type Client } from '../../test/harness.ts'

const shop = await openTestShop()
const pair = await makeGoods(shop, { attributes: { Size: ['S', 'M'] }, max_per_member: 4, price: [1099, 1299], stock: 9 })
const scarce = await makeGoods(shop, { stock: 3, price: 500 })
const plain = await makeGoods(shop, { price: 333, stock: 50 })

interface Kind {
  sku_id: number
  goods_id: number
  price: number
  stock: number
  limit: number
}
const kinds: Kind[] = [
  { sku_id: pair.sku_ids[0]!, goods_id: pair.goods_id, price: 1099, stock: 9, limit: 4 },
  { sku_id: pair.sku_ids[1]!, goods_id: pair.goods_id, price: 1299, stock: 9, limit: 4 },
  { sku_id: scarce.sku_id, goods_id: scarce.goods_id, price: 500, stock: 3, limit: Infinity },
  { sku_id: plain.sku_id, goods_id: plain.goods_id, price: 333, stock: 50, limit: Infinity },
]

/** The cart as anybody would keep it on paper: units and a tick by SKU. */
class PaperCart {
  readonly lines = new Map<Kind, { quantity: number; selected: boolean }>()

  put(kind: Kind, quantity: number, without: readonly Kind[] = [kind]): string | null {
    const otherQuantity = [...this.lines].filter(([one]) => one.goods_id === kind.goods_id && !without.includes(one))
    const limit = kind.limit - otherQuantity.reduce((sum, [, line]) => sum + line.quantity, 0)
    if (quantity > Math.min(limit, kind.stock)) return limit < kind.stock ? 'cart.purchase_limit' : 'cart.sold_out'
    const selected = without.some((one) => this.lines.get(one)?.selected ?? false)
    for (const one of without) this.lines.delete(one)
    this.lines.set(kind, { quantity, selected })
    return null
  }

  add(kind: Kind, quantity: number): string | null {
    const reason = this.put(kind, quantity + (this.lines.get(kind)?.quantity ?? 0))
    if (!reason) this.lines.get(kind)!.selected = true
    return reason
  }

  change(kind: Kind, quantity: number): string | null {
    return this.lines.has(kind) ? this.put(kind, quantity) : 'cart.line_not_found'
  }

  swap(from: Kind, to: Kind, quantity: number): string | null {
    if (!this.lines.has(from)) return 'cart.line_not_found'
    if (from.goods_id !== to.goods_id) return 'cart.sku_mismatch'
    const joined = from === to ? 0 : (this.lines.get(to)?.quantity ?? 0)
    return this.put(to, quantity + joined, [from, to])
  }
}

type Act = { run: (paper: PaperCart) => string | null; call: (client: Client, lineOf: (kind: Kind) => number) => Promise<unknown> }
const quantity = fc.integer({ min: 1, max: 6 })
const kind = fc.constantFrom(...kinds)
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind, quantity }).map(({ kind, quantity }): Act => ({
      run: (paper) => paper.add(kind, quantity),
      call: (client) => client.call('cart/add', { sku_id: kind.sku_id, quantity }),
    })),
  },
  fc.record({ kind, quantity }).map(({ kind, quantity }): Act => ({
    run: (paper) => paper.change(kind, quantity),
    call: (client, lineOf) => client.call('cart/change_quantity', { line_id: lineOf(kind), quantity }),
  })),
  fc.record({ from: kind, to: kind, quantity }).map(({ from, to, quantity }): Act => ({
    run: (paper) => paper.swap(from, to, quantity),
    call: (client, lineOf) => client.call('cart/change_sku', { line_id: lineOf(from), sku_id: to.sku_id, quantity }),
  })),
  kind.map((kind): Act => ({
    run: (paper) => (paper.lines.delete(kind), null),
    call: (client, lineOf) => client.call('cart/remove', { line_ids: [lineOf(kind)] }),
  })),
  fc.record({ kind, selected: fc.boolean() }).map(({ kind, selected }): Act => ({
    run: (paper) => {
      const line = paper.lines.get(kind)
      if (line) line.selected = selected
      return null
    },
    call: (client, lineOf) => client.call('cart/select', { line_ids: [lineOf(kind)], selected }),
  })),
)

async function shown(client: Client) {
  const { groups, totals } = await client.call('cart/view', {})
  const lines = groups.flatMap((group) => group.lines)
  return { lines, total: totals.total, byKind: new Map(lines.map(({ sku_id, quantity, selected }) => [sku_id, { quantity, selected }])) }
}

test('ORD-01 QUA-05 after any run of changes the cart is what it would be on paper', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 8 }), fc.boolean(), async (run, isMember) => {
      const client = isMember ? await shop.member() : shop.visitor()
      const paper = new PaperCart()
      for (const act of run) {
        const { lines } = await shown(client)
        const lineOf = (kind: Kind) => lines.find((line) => line.sku_id === kind.sku_id)?.line_id ?? 2_000_000_000
        const reason = await act
          .call(client, lineOf)
          .then(() => null)
          .catch((error: { reason: string }) => error.reason)
        expect(reason).toBe(act.run(paper))
      }
      const { total, byKind } = await shown(client)
      const cents = [...paper.lines].reduce((sum, [kind, line]) => sum + (line.selected ? kind.price * line.quantity : 0), 0)
      expect(byKind).toEqual(new Map([...paper.lines].map(([kind, line]) => [kind.sku_id, line])))
      expect(total).toBe((cents / 100).toFixed(2))
    }),
    { numRuns: 150 },
  )
})
