import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'
import { openCommissions, type Distributor } from '../test/commissions.ts'

const shop = await openTestShop()
const { chain, pay, receive, settle, refund, refundLate, balancesOf, expense } = await openCommissions(shop)

/** What the rules say of one order: rates of 5, 2 and 1 %, the nearest cent of what was refunded. */
interface ModelOrder {
  order_id: number
  line: number
  price: bigint
  quantity: number
  back: number
  state: 'pending' | 'frozen' | 'available' | 'void'
}
type Step =
  | { kind: 'pay'; price: number; quantity: number }
  | { kind: 'receive' | 'settle'; which: number }
  | { kind: 'refund'; which: number }
  | { kind: 'spend'; by: number; part: number }

const which = fc.nat(3)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      price: fc.integer({ min: 30, max: 9_999 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('receive' as const), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('refund' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('spend' as const), by: fc.nat(2), part: fc.integer({ min: 1, max: 4 }) }) },
)

const rates = [50_000n, 20_000n, 10_000n]
const earned = ({ price, quantity }: ModelOrder, generation: number) => (price * BigInt(quantity) * rates[generation]!) / 1_000_000n
const takenBack = (order: ModelOrder, generation: number) => {
  const [amount, base, back] = [earned(order, generation), order.price * BigInt(order.quantity), order.price * BigInt(order.back)]
  return (2n * amount * back + base) / (2n * base)
}
const rest = (order: ModelOrder, generation: number) => earned(order, generation) - takenBack(order, generation)

test('R-22 whatever is paid, received, settled, refunded and spent in whatever order, each cent of commission is in one place', async () => {
  let spent = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      const { buyer, distributors } = await chain()
      const before = await expense()
      const orders: ModelOrder[] = []
      // By distributor: what is in the balance, and what is owed.
      const free = [0n, 0n, 0n]
      const debt = [0n, 0n, 0n]
      const isOpen = ({ state }: ModelOrder) => state === 'pending' || state === 'frozen'

      for (const one of steps) {
        if (one.kind === 'pay') {
          const { order_id, lines } = await pay(buyer, [{ price: one.price, quantity: one.quantity, level_discount: false }])
          orders.push({ order_id, line: lines[0]!, price: BigInt(one.price), quantity: one.quantity, back: 0, state: 'pending' })
        } else if (one.kind === 'spend') {
          const amount = free[one.by]! / BigInt(one.part)
          if (amount > 0n) await spend(distributors[one.by]!, amount, `spent ${++spent}`)
          free[one.by]! -= amount
        } else {
          const order = orders[one.which]
          if (!order) continue
          if (one.kind === 'receive' && order.state === 'pending') {
            await receive(order.order_id)
            order.state = 'frozen'
          } else if (one.kind === 'settle' && isOpen(order)) {
            await settle(order.order_id)
            // The time that passes settles every order that was received.
            for (const due of orders.filter((other) => other === order || other.state === 'frozen')) release(due, free, debt)
          } else if (one.kind === 'refund' && order.back < order.quantity) await refundOne(order, free, debt)
        }
      }

      for (const [n, distributor] of distributors.entries()) {
        const sum = (state: ModelOrder['state']) => orders.filter((one) => one.state === state).reduce((all, one) => all + rest(one, n), 0n)
        expect([n, ...(await balancesOf(distributor))]).toEqual([n, free[n], sum('frozen')])
        const { rows } = await sql<{ pending: bigint; available_total: bigint; debt: bigint }>`
          select available_total, debt, (select coalesce(sum(amount - clawed_back), 0)::bigint from commission c
            where c.distributor_id = s.distributor_id and c.state = 'pending') as pending
          from distributor_sum s where distributor_id = ${distributor.member_id}`.execute(shop.db)
        expect(rows[0]).toEqual({ pending: sum('pending'), available_total: sum('available'), debt: debt[n] })
      }
      // What the house granted: all that is frozen or was made available, and what is owed of what was taken back.
      const granted = orders.filter(({ state }) => state === 'frozen' || state === 'available')
      const total = [0, 1, 2].flatMap((n) => granted.map((one) => rest(one, n))).reduce((all, one) => all + one, 0n)
      expect(before - (await expense())).toBe(total + debt.reduce((all, one) => all + one, 0n))
      // Leaves nothing that the next sequence's time would settle.
      await shop.advance({ days: 16 })
    }),
    { numRuns: 25 },
  )
})

function release(order: ModelOrder, free: bigint[], debt: bigint[]): void {
  order.state = 'available'
  for (const n of [0, 1, 2]) {
    const amount = rest(order, n)
    const netted = amount < debt[n]! ? amount : debt[n]!
    debt[n]! -= netted
    free[n]! += amount - netted
  }
}

async function refundOne(order: ModelOrder, free: bigint[], debt: bigint[]): Promise<void> {
  const { order_id, line, price, state } = order
  if (state === 'available') await refundLate(order_id, line, Number(price), `late ${order.back}`)
  else await refund(line, 1)
  const before = [0, 1, 2].map((n) => takenBack(order, n))
  order.back++
  if (order.back === order.quantity && state !== 'available') order.state = 'void'
  if (state !== 'available') return
  for (const n of [0, 1, 2]) {
    const due = takenBack(order, n) - before[n]!
    const taken = due < free[n]! ? due : free[n]!
    free[n]! -= taken
    debt[n]! += due - taken
  }
}

/** Something else takes cents of a distributor's balance. */
const spend = ({ member_id }: Distributor, amount: bigint, key: string) =>
  shop.systemContext().transaction((inner) =>
    postTransfer(inner, {
      kind: 'test.spent',
      key,
      topic: 'various',
      reason: 'test',
      entries: [
        { account: { member: member_id, unit: 'MONEY', purpose: 'withdrawable' }, amount: -amount },
        { account: { house: 'treasury', unit: 'MONEY' }, amount },
      ],
    }),
  )
