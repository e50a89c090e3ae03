import fc from 'fast-check'
import { expect } from 'vitest'
import { command, target } from './command.ts'
import { approve, returnable, end, completeReturn, open, requestedOf, sendParcel } from './refunds.ts'
import { leftToShip, markShipped } from './orders.ts'
import type { Stage } from './stage.ts'
import { day, type Return, type World } from './world.ts'

const kind = fc.constantFrom('refund_only' as const, 'return_refund' as const)
const anyQuantity = fc.integer({ min: 1, max: 3 })
const linesOf = ({ orders }: World) => orders.flatMap((order) => order.lines.map((line) => ({ order, line })))
const ofStatus = ({ returns }: World, ...wanted: Return['status'][]) => returns.filter(({ status }) => wanted.includes(status))
const reasonFields = { reason: 'changed_mind', note: '' } as const
const versionOf = async ({ operator }: Stage, { id }: Return) => (await operator.call('refund/view_return', { refund_id: id })).version

const applyForReturn = command(
  'ask for money back',
  { which: fc.nat(), kind, quantity: anyQuantity },
  {
    can: (world, { which, kind: wanted }) =>
      target(
        linesOf(world).filter(({ order, line }) => returnable(world, order, line)[wanted] > 0),
        which,
      ),
    async run({ world, call }, { order, line }, { kind: wanted, quantity }) {
      const request = { kind: wanted, quantity: Math.min(quantity, returnable(world, order, line)[wanted]) }
      const { refund_id } = await call('refund/apply', { order_goods_id: line.id, ...request, ...reasonFields })
      const one: Return = { id: refund_id, order, line, ...request, unshipped: 0, status: 7 }
      open(world, one)
      world.returns.push(one)
    },
  },
)
const applyForTooMuch = command(
  'ask more back than there is',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(linesOf(world), which),
    async run({ world, call, refusalOf }, { order, line }) {
      const left = returnable(world, order, line).refund_only
      const request = call('refund/apply', { order_goods_id: line.id, kind: 'refund_only', quantity: left + 1, ...reasonFields })
      expect(await refusalOf(request)).toBe(
        left ? 'refund.quantity_exceeded' : requestedOf(world, line) ? 'refund.already_open' : 'refund.not_refundable',
      )
    },
  },
)

const approveReturn = command(
  'approve',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(ofStatus(world, 1), which),
    async run(stage, one) {
      await stage.call('refund/approve', { refund_id: one.id, version: await versionOf(stage, one) }, stage.operator)
      approve(stage.world, one)
    },
  },
)
const refuse = command(
  'refuse',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(ofStatus(world, 1), which),
    async run(stage, one) {
      await stage.call('refund/refuse', { refund_id: one.id, version: await versionOf(stage, one), reply: 'Worn' }, stage.operator)
      end(stage.world, one, 2)
    },
  },
)
const cancelReturn = command(
  'take the asking back',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(ofStatus(world, 1, 2, 4), which),
    async run({ world, call }, one) {
      await call('refund/cancel', { refund_id: one.id })
      end(world, one, 7)
    },
  },
)
const reapply = command(
  'ask again',
  { which: fc.nat(), kind, quantity: anyQuantity },
  {
    can: (world, { which, kind: wanted }) => {
      const over = ofStatus(world, 2, 7).filter((one) => returnable(world, one.order, one.line)[wanted] > 0)
      return target(over, which)
    },
    async run({ world, call }, one, { kind: wanted, quantity }) {
      const request = { kind: wanted, quantity: Math.min(quantity, returnable(world, one.order, one.line)[wanted]) }
      await call('refund/reapply', { refund_id: one.id, ...request, ...reasonFields })
      Object.assign(one, request)
      open(world, one)
    },
  },
)
const send = command(
  'send the goods back',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(ofStatus(world, 4), which),
    async run({ world, call }, one) {
      await call('refund/send_parcel', { refund_id: one.id, carrier: 'Harbour', tracking_number: `HB${one.id}000` })
      sendParcel(world, one)
    },
  },
)
const applyAndSend = command(
  'ask and send the goods back',
  { which: fc.nat(), quantity: anyQuantity },
  {
    can: (world, { which }) =>
      target(
        linesOf(world).filter(({ order, line }) => returnable(world, order, line).return_refund > 0),
        which,
      ),
    async run(stage, { order, line }, { quantity }) {
      const { world, call, operator } = stage
      const request = { kind: 'return_refund', quantity: Math.min(quantity, returnable(world, order, line).return_refund) } as const
      const { refund_id } = await call('refund/apply', { order_goods_id: line.id, ...request, ...reasonFields })
      const one: Return = { id: refund_id, order, line, ...request, unshipped: 0, status: 7 }
      open(world, one)
      world.returns.push(one)
      await call('refund/approve', { refund_id, version: await versionOf(stage, one) }, operator)
      approve(world, one)
      await call('refund/send_parcel', { refund_id, carrier: 'Harbour', tracking_number: `HB${refund_id}000` })
      sendParcel(world, one)
    },
  },
)
const receiveGoods = command(
  'the goods come back',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(ofStatus(world, 5), which),
    async run(stage, one) {
      await stage.call('refund/confirm_receipt', { refund_id: one.id, version: await versionOf(stage, one) }, stage.operator)
      completeReturn(stage.world, one, true)
    },
  },
)
const refuseGoods = command(
  'refuse what came back',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(ofStatus(world, 5), which),
    async run(stage, one) {
      await stage.call(
        'refund/refuse_receipt',
        { refund_id: one.id, version: await versionOf(stage, one), reply: 'Broken' },
        stage.operator,
      )
      end(stage.world, one, 7)
    },
  },
)

const halfAnHour = command('half an hour passes', {}, { can: (world) => world, run: ({ pass }) => pass(31) })
const days = command(
  'days pass',
  { days: fc.constantFrom(1, 4, 8, 16) },
  {
    can: (world) => (world.orders.length ? world : undefined),
    run: ({ pass }, _, { days: count }) => pass(count * day),
  },
)
const repeatCall = command(
  'repeat the call',
  {},
  {
    can: (world) => (world.payments.length ? world : undefined),
    async run(stage) {
      const answers = await stage.repeatCall()
      if (answers) expect(answers[1]).toEqual(answers[0])
    },
  },
)

export const returnCommands = [
  { weight: 12, arbitrary: applyForReturn },
  { weight: 1, arbitrary: applyForTooMuch },
  { weight: 8, arbitrary: approveReturn },
  { weight: 4, arbitrary: refuse },
  { weight: 2, arbitrary: cancelReturn },
  { weight: 8, arbitrary: reapply },
  { weight: 12, arbitrary: send },
  { weight: 8, arbitrary: applyAndSend },
  { weight: 6, arbitrary: receiveGoods },
  { weight: 6, arbitrary: refuseGoods },
  { weight: 1, arbitrary: halfAnHour },
  { weight: 3, arbitrary: days },
  { weight: 1, arbitrary: repeatCall },
]

/** All that can still go out goes out, and time passes until nothing falls due any more. */
export async function finishAll({ world, call, operator, nextParcel, pass }: Stage): Promise<void> {
  await pass(40 * day)
  for (const order of world.orders) {
    if ((order.state !== 'paid' && order.state !== 'shipping') || leftToShip(order) === 0) continue
    await call('fulfilment/ship', { order_id: order.id, carrier: 'harbour', tracking_no: nextParcel() }, operator)
    for (const line of order.lines) line.shipped = line.quantity - line.on_hold_quantity
    markShipped(world, order)
  }
  await pass(40 * day)
}
