import { createHash } from 'node:crypto'
import type { PickupState } from '@longmall/contract/redemption.ts'
import { plus, type Timestamp } from '../kernel/time/clock.ts'

/** Orders that wait to be prepared or fetched. */
export const waiting: readonly PickupState[] = ['preparing', 'ready', 'partly_redeemed']
/** Orders of which something can be handed over. */
export const redeemable: readonly PickupState[] = ['ready', 'partly_redeemed']

/** The states that a filter of the desk stands for. */
export const statesOf = (filter: 'preparing' | 'ready' | undefined): readonly PickupState[] =>
  filter === undefined ? waiting : filter === 'ready' ? redeemable : ['preparing']

/** How long a hand-over can be undone; when nothing is left, the order is completed after it. */
const undoMinutes = 5
export const undoUntil = (redeemed_at: Timestamp): Timestamp => plus(redeemed_at, { minutes: undoMinutes })

/** The state after a hand-over, after which so many units are left. */
export const stateAfterHandOver = (left: number): PickupState => (left === 0 ? 'redeemed' : 'partly_redeemed')

/** What was scanned or typed, by its form; `null` for what is nobody's. */
export type DeskCodeForm =
  | { kind: 'order'; number: { whole: string } | { last_four: string }; code: string }
  | { kind: 'coin_withdrawal'; number: { whole: string } | { last_four: string }; code: string }
  | { kind: 'virtual'; code: string }

const scannedOrder = /^longmall:pickup:(\w{1,40}):(\d{8})$/
const scannedCoins = /^(X\d{18})-(\d{12})$/
const typedOrder = /^(\d{4})(\d{8})$/
const typedCoins = /^(\d{4})(\d{12})$/

/** What a text may stand for, the likeliest first: digits may be a redeemable code too. */
export function formsOf(text: string): DeskCodeForm[] {
  const digits = text.replace(/\s/g, '')
  const order = scannedOrder.exec(text)
  if (order) return [{ kind: 'order', number: { whole: order[1]! }, code: order[2]! }]
  const coins = scannedCoins.exec(text)
  if (coins) return [{ kind: 'coin_withdrawal', number: { whole: coins[1]! }, code: coins[2]! }]
  const virtual: DeskCodeForm = { kind: 'virtual', code: text }
  const shortOrder = typedOrder.exec(digits)
  if (shortOrder) return [{ kind: 'order', number: { last_four: shortOrder[1]! }, code: shortOrder[2]! }, virtual]
  const shortCoins = typedCoins.exec(digits)
  if (shortCoins) return [{ kind: 'coin_withdrawal', number: { last_four: shortCoins[1]! }, code: shortCoins[2]! }, virtual]
  return [virtual]
}

/** What was shown of lines: a hand-over of anything else needs another check. */
export const fingerprintOf = (lines: readonly { order_goods_id: number; remaining: number }[]): string =>
  createHash('sha256')
    .update(lines.map((line) => `${line.order_goods_id}:${line.remaining}`).join(' '))
    .digest('base64url')
    .slice(0, 16)
