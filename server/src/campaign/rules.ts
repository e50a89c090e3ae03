import type { StaffState } from '@longmall/contract/campaign-shapes.ts'
import type { CampaignItemRules, CampaignRules, PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import { wrongField } from '../kernel/refusal.ts'
import type { Window } from '../promotion/rules.ts'

const rulesOfKind: Record<PromotionKind, (keyof CampaignRules)[]> = {
  discount: [],
  topic: [],
  flash_sale: [],
  group_buy: ['min_quantity'],
  team_buy: ['size', 'hours', 'virtual_completion'],
  bargain: ['helpers', 'hours', 'floor_only'],
  presale: ['balance_from', 'balance_until', 'missed', 'ships_at'],
  combo: ['set_price'],
  point: [],
}
const itemRulesOfKind: Record<PromotionKind, (keyof CampaignItemRules)[]> = {
  discount: [],
  topic: [],
  flash_sale: [],
  group_buy: [],
  team_buy: ['leader_price'],
  bargain: ['floor'],
  presale: ['deposit', 'deposit_value'],
  combo: [],
  point: ['longcoin'],
}

/** Has exactly the fields of its kind; else which is wrong, named as the form has it. */
function checkFieldNames(field: string, known: readonly string[], fields: object): void {
  const missing = known.find((name) => !(name in fields))
  if (missing) throw wrongField(`${field}.${missing}`, 'field.required')
  const other = Object.keys(fields).find((name) => !known.includes(name))
  if (other) throw wrongField(`${field}.${other}`, 'field.unknown')
}

const cents = (amount: string) => Number(toSmallest(amount, 'MONEY'))

/** The rules of a promotion as stored. Refuses, by field, what its kind does not have, what is missing, and contradictions. */
export function storedRules(kind: PromotionKind, rules: CampaignRules, { ends_at }: Window): Record<string, unknown> {
  checkFieldNames('rules', rulesOfKind[kind], rules)
  if (kind === 'combo') return { price: cents(rules.set_price!) }
  if (kind === 'presale') {
    const { balance_from, balance_until, ships_at } = rules
    // The balance is due after deposits have closed.
    if (balance_from! < ends_at) throw wrongField('rules.balance_from', 'field.choice')
    if (balance_until! <= balance_from!) throw wrongField('rules.balance_until', 'field.choice')
    if (ships_at! < balance_from!) throw wrongField('rules.ships_at', 'field.choice')
  }
  return rules
}

/** What a SKU's item is checked against: in cents, and what the promotion's own rules say. */
export interface ItemFacts {
  /** Where the item is in the form, `items.3`. */
  path: string
  price: number
  list_price: number
  rules: CampaignRules
}

/**
 * The rules of an item as stored, amounts in cents. Refuses, by field: fields that its kind does not have or lacks, a price above the
 * SKU's own (a promotion never raises a price), and contradictory amounts: a bargain must leave each helper at least the smallest unit
 * a deposit must count for at least its amount and at most the price.
 */
export function storedItemRules(
  kind: PromotionKind,
  fields: CampaignItemRules,
  { path, price, list_price, rules }: ItemFacts,
): Record<string, number> {
  checkFieldNames(`${path}.rules`, itemRulesOfKind[kind], fields)
  if (price > list_price) throw wrongField(`${path}.price`, 'field.too_big', { maximum: decimal(list_price) })
  const { longcoin, ...amounts } = fields
  const stored = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, cents(amount)]))
  const { leader_price = 0, floor = 0, deposit = 1, deposit_value = 1 } = stored
  const refuse = (name: string, key: 'field.too_big' | 'field.too_small', bound: number): never => {
    const limit = decimal(bound)
    throw wrongField(`${path}.rules.${name}`, key, key === 'field.too_big' ? { maximum: limit } : { minimum: limit })
  }
  if (leader_price > price) refuse('leader_price', 'field.too_big', price)
  const most = price - (rules.helpers ?? 1)
  // Below a floor of nothing it is the price that is too low.
  if (kind === 'bargain' && most < 0) throw wrongField(`${path}.price`, 'field.too_small', { minimum: decimal(rules.helpers ?? 1) })
  if (kind === 'bargain' && floor > most) refuse('floor', 'field.too_big', most)
  // What is exchanged costs something, be it coins alone.
  if (kind === 'point' && price + (longcoin ?? 0) === 0) throw wrongField(`${path}.rules.longcoin`, 'field.too_small', { minimum: 1 })
  if (kind === 'presale') {
    if (deposit <= 0) refuse('deposit', 'field.too_small', 1)
    if (deposit_value < deposit) refuse('deposit_value', 'field.too_small', deposit)
    if (deposit_value > price) refuse('deposit_value', 'field.too_big', price)
  }
  return longcoin === undefined ? stored : { ...stored, longcoin }
}

const decimal = (amount: number) => (amount / 100).toFixed(2)

interface SwitchState extends Window {
  is_on: boolean
  ended_at: Timestamp | null
}

/** What operators are shown of a promotion: switched off before it ever ran it is a draft. */
export function staffStateOf({ starts_at, ends_at, is_on, ended_at }: SwitchState, now: Timestamp): StaffState {
  if (!is_on && ended_at === null) return 'draft'
  if (ends_at <= now) return 'ended'
  if (!is_on) return 'off'
  return starts_at <= now ? 'running' : 'upcoming'
}

/** State of a full reduction; one that is off is a draft until its start. */
export function reductionStateOf({ starts_at, ends_at, is_on }: Omit<SwitchState, 'ended_at'>, now: Timestamp): StaffState {
  if (ends_at <= now) return 'ended'
  if (starts_at <= now) return is_on ? 'running' : 'off'
  return is_on ? 'upcoming' : 'draft'
}

/** May orders, groups or bargains depend on it already? Then its kind, start, rules and prices are fixed. */
export const hasBegun = ({ starts_at, is_on, ended_at }: SwitchState, now: Timestamp): boolean =>
  is_on ? starts_at <= now : ended_at !== null

interface EditableCampaign extends Window {
  kind: PromotionKind
  allows_coupon: boolean
  rules: Record<string, unknown>
  items: readonly { sku_id: number; price: number; quantity: number; rules: Record<string, number> }[]
}

/** The first field in which an edit of a begun promotion changes what shoppers count on; null when it may be. */
export function frozenChange(before: EditableCampaign, after: EditableCampaign): string | null {
  if (after.kind !== before.kind) return 'kind'
  if (after.starts_at !== before.starts_at) return 'starts_at'
  if (after.ends_at < before.ends_at) return 'ends_at'
  if (after.allows_coupon !== before.allows_coupon) return 'allows_coupon'
  if (!isSame(after.rules, before.rules)) return 'rules'
  const isUnchanged = before.items.every((item) => {
    const one = after.items.find(({ sku_id }) => sku_id === item.sku_id)
    return one && one.price === item.price && one.quantity === item.quantity && isSame(one.rules, item.rules)
  })
  return isUnchanged ? null : 'items'
}

function isSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
