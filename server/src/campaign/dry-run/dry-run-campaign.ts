import type { campaign as contract } from '@longmall/contract/campaign.ts'
import { dryRunExclusions, type DryRun } from '@longmall/contract/campaign-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { isExclusive } from '@longmall/contract/promotion-shapes.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { wireTrace } from '@longmall/pricing/wire/write-priced.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { activeCombos } from '../../promotion/prices/active-combos.ts'
import { activeReductions } from '../../promotion/active-reductions.ts'
import { priceOffers } from '../../promotion/prices/price-offers.ts'
import { findConflicts } from '../../promotion/staff/find-conflicts.ts'
import { findPromotion, type StoredPromotion } from '../../promotion/staff/find-promotion.ts'
import { findReduction } from '../../promotion/staff/write-reduction.ts'
import { lockedPrices, readForm, readWindow } from '../staff/read-form.ts'
import { basketsOfOrders, generatedBaskets } from './sample-baskets.ts'
import { draftOfPromotion, draftOfReduction } from './draft-of.ts'
import { dryRunBasket, type Draft, type Outcome, type SampleBasket, type ShopFacts } from './dry-run-basket.ts'

type Input = InputOf<typeof contract.dry_run>

// So many are priced before others get their turn.
const batchSize = 100

/**
 * What a promotion or a full reduction, as it is saved, would do: past or made-up baskets are priced by the engine in the shop as
 * it runs now, and in the same shop with it; nothing is written. Freight, coupons and coins are left out. At most 5,000 baskets,
 * 1,000 by default. Refuses `promotion.not_found`, and by name when not exactly one of the two is named.
 */
export async function dryRunCampaign(context: Context<StaffActor>, input: Input): Promise<DryRun> {
  return dryRun(context, input, await findDraft(context, input))
}

/**
 * The same for a promotion as a form has it (CON-04). Refuses as `readForm` does, so that a form gets its errors before it is
 * saved, and `promotion.not_found` where the one that it would become is not there. Nothing is written, the audit log neither.
 */
export async function dryRunForm(context: Context<StaffActor>, input: InputOf<typeof contract.dry_run_form>): Promise<DryRun> {
  const { promotion_id } = input
  const before = promotion_id === undefined ? null : await findPromotion(context, promotion_id)
  if (before === undefined) throw new Refusal('promotion.not_found')
  const reserved = new Map(before?.items.map((item) => [item.sku_id, item.reserved]))
  const read = await readForm(context, input, readWindow(context, input), lockedPrices(context, before))
  const items = read.items.map((item) => ({ ...item, reserved: reserved.get(item.sku_id) ?? 0 }))
  // No promotion has the number 0: nothing that runs is left out for a new one.
  const promotion = { ...read, items, promotion_id: promotion_id ?? 0, version: 1 }
  return dryRun(context, input, { promotion, draft: draftOfPromotion(promotion) })
}

type DryRunInput = Pick<Input, 'promotion_id' | 'reduction_id' | 'baskets' | 'days' | 'max_baskets' | 'seed' | 'floor_permille'>
interface DryRunSubject {
  promotion: StoredPromotion | null
  draft: Draft
}

async function dryRun(context: Context, input: DryRunInput, { promotion, draft }: DryRunSubject): Promise<DryRun> {
  const baskets = await readBaskets(context, input, promotion)
  const shop = await shopWithout(context, baskets, input)
  const sum = createTotals(input.floor_permille ?? 0)
  for (const [position, basket] of baskets.entries()) {
    if (position % batchSize === batchSize - 1) await new Promise((go) => setImmediate(go))
    sum.add(basket, dryRunBasket(basket, shop, draft))
  }
  return { ...sum.result(), conflicts: promotion ? await conflictsOf(context, promotion) : [] }
}

async function findDraft(context: Context, { promotion_id, reduction_id }: Input): Promise<DryRunSubject> {
  if ((promotion_id === undefined) === (reduction_id === undefined)) throw wrongField('promotion_id', 'field.choice')
  if (promotion_id !== undefined) {
    const promotion = await findPromotion(context, promotion_id)
    if (!promotion) throw new Refusal('promotion.not_found')
    return { promotion, draft: draftOfPromotion(promotion) }
  }
  const reduction = await findReduction(context, reduction_id!)
  if (!reduction) throw new Refusal('promotion.not_found')
  return { promotion: null, draft: draftOfReduction(reduction) }
}

async function readBaskets(context: Context, input: DryRunInput, promotion: StoredPromotion | null): Promise<SampleBasket[]> {
  const { baskets, days = 30, max_baskets = 1000, seed = 1 } = input
  if (baskets === 'past') return basketsOfOrders(context, days, max_baskets)
  return generatedBaskets(context, promotion?.items.map((item) => item.sku_id) ?? [], seed, max_baskets)
}

/** Promotions that run beside it, for a visitor. */
async function shopWithout(
  context: Context,
  baskets: readonly SampleBasket[],
  { promotion_id, reduction_id }: DryRunInput,
): Promise<ShopFacts> {
  const sku_ids = [...new Set(baskets.flatMap(({ lines }) => lines.map((line) => line.sku_id)))]
  const [offers, combos, reductions] = [
    await priceOffers(context, sku_ids),
    await activeCombos(context, sku_ids),
    await activeReductions(context),
  ]
  return {
    offers: offers.filter((one) => one.promotion_id !== promotion_id),
    combos: combos.filter((one) => one.promotion_id !== promotion_id),
    reductions: reductions.filter((one) => one.id !== reduction_id),
  }
}

async function conflictsOf(context: Context, { promotion_id, kind, items, ...window }: StoredPromotion): Promise<DryRun['conflicts']> {
  const sku_ids = items.map((item) => item.sku_id)
  const found = await findConflicts(context, window, sku_ids, promotion_id)
  return found.map((one) => ({ ...one, is_refused: isExclusive(kind) && isExclusive(one.kind) }))
}

/** Adds baskets up; `floor_permille`: the share of the list prices below which a basket is counted. */
function createTotals(floor_permille: number) {
  const counts = { baskets: 0, affected: 0, below_floor: 0, quantity: 0, quantity_short: 0 }
  let [before, after] = [0n, 0n]
  let worst: { basket: SampleBasket; outcome: Outcome } | null = null
  const lossOf = (outcome: Outcome) => outcome.before - outcome.after
  return {
    add(basket: SampleBasket, outcome: Outcome) {
      counts.baskets++
      counts.quantity += outcome.quantity
      counts.quantity_short += outcome.missing_quantity
      before += BigInt(outcome.before)
      after += BigInt(outcome.after)
      if (outcome.before !== outcome.after) counts.affected++
      if (outcome.after * 1000 < outcome.list_total * floor_permille) counts.below_floor++
      if (lossOf(outcome) > (worst ? lossOf(worst.outcome) : 0)) worst = { basket, outcome }
    },
    result: (): Omit<DryRun, 'conflicts'> => ({
      excluded: [...dryRunExclusions],
      ...counts,
      revenue_before: toDecimal(before, 'MONEY'),
      revenue_after: toDecimal(after, 'MONEY'),
      cost: toDecimal(before - after, 'MONEY'),
      worst: worst && showWorst(worst.basket, worst.outcome),
    }),
  }
}

const showWorst = ({ order_id, lines }: SampleBasket, { before, after, trace }: Outcome): NonNullable<DryRun['worst']> => ({
  order_id,
  lines: lines.map(({ sku_id, quantity, list_price }) => ({ sku_id, quantity, list_price: decimalOf(list_price) })),
  before: decimalOf(before),
  after: decimalOf(after),
  trace: wireTrace(trace),
})
