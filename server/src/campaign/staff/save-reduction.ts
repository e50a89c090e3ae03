import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { StaffReduction } from '@longmall/contract/campaign-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { cents } from '@longmall/pricing/cents.ts'
import type { ReductionEffect, ReductionStep } from '@longmall/pricing/types.ts'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import { checkSoldAs } from '../../catalogue/sold-as/check-sold-as.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { lockReduction, writeReduction } from '../../promotion/staff/write-reduction.ts'
import { showReduction, viewReduction } from './show-reduction.ts'

type Input = InputOf<typeof contract.save_reduction>
type StepForm = Input['steps'][number]

/**
 * Creates a full reduction (PRM-08), or edits one at the version that was shown; placed orders retain their share. Each step has
 * one threshold of the counted kind, takes off no more than that, and has the fields of its effect; otherwise refused by field. Refuses
 * `promotion.not_found`, `promotion.changed`, `promotion.ended`, `promotion.english_required`, and `catalogue.goods_not_found` for an
 * unknown gift.
 */
export async function saveReduction(context: Context<StaffActor>, input: Input): Promise<StaffReduction> {
  const { by, goods_ids, category_ids, first_day, last_day, is_on, texts } = input
  if (last_day < first_day) throw wrongField('last_day', 'field.choice')
  if (!texts.some(({ language }) => language === 'en-us')) throw new Refusal('promotion.english_required')
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
  const steps = input.steps.map((step, position) => readStep(by, step, `steps.${position}`))
  const doubled = steps.findIndex(({ threshold }, n) => steps.findIndex((one) => one.threshold === threshold) < n)
  if (doubled >= 0) throw wrongField(`steps.${doubled}.${by}`, 'field.duplicate')
  await checkGifts(context, steps)
  const before = input.reduction_id === undefined ? null : await lockReduction(context, input.reduction_id, input.version)
  if (before && before.ended_at !== null) throw new Refusal('promotion.ended')
  const window = windowOfDays(context.setting(zoneSettings.time_zone), first_day, last_day)
  const row = { by, steps: steps.sort((a, b) => a.threshold - b.threshold), goods_ids, category_ids, is_on, texts, ...window }
  const reduction_id = await writeReduction(context, row, before?.reduction_id ?? null)
  const after = await viewReduction(context, { reduction_id })
  await audit(context, { subject: `reduction ${reduction_id}`, before: before && showReduction(context, before), after })
  return after
}

function readStep(by: Input['by'], { amount, quantity, ...effect }: StepForm, path: string): ReductionStep {
  const [named, other] = by === 'amount' ? [amount, quantity] : [quantity, amount]
  if (named === undefined) throw wrongField(`${path}.${by}`, 'field.required')
  if (other !== undefined) throw wrongField(`${path}.${by === 'amount' ? 'quantity' : 'amount'}`, 'field.unknown')
  const threshold = by === 'amount' ? Number(toSmallest(amount!, 'MONEY')) : quantity!
  const read = readEffect(effect, path)
  if (by === 'amount' && read.kind === 'money' && read.amount > threshold)
    throw wrongField(`${path}.money_off`, 'promotion.above_threshold', { amount })
  return { threshold, effect: read }
}

function readEffect({ effect, ...given }: Omit<StepForm, 'amount' | 'quantity'>, path: string): ReductionEffect {
  const { money_off, permille_off, gift_sku_id, gift_quantity = 1 } = given
  const own: string[] = { money: ['money_off'], percentage: ['permille_off'], free_freight: [], gift: ['gift_sku_id', 'gift_quantity'] }[
    effect
  ]
  const names = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const other = names.find((name) => !own.includes(name))
  if (other) throw wrongField(`${path}.${other}`, 'field.unknown')
  if (own[0] !== undefined && !names.includes(own[0])) throw wrongField(`${path}.${own[0]}`, 'field.required')
  if (effect === 'money') return { kind: effect, amount: cents(Number(toSmallest(money_off!, 'MONEY'))) }
  if (effect === 'percentage') return { kind: effect, permille_off: permille_off! }
  return effect === 'gift' ? { kind: effect, sku_id: gift_sku_id!, quantity: gift_quantity } : { kind: effect }
}

async function checkGifts(context: Context, steps: readonly ReductionStep[]): Promise<void> {
  const sku_ids = steps.flatMap(({ effect }) => (effect.kind === 'gift' ? [effect.sku_id] : []))
  const known = new Map((await skusForSale(context, sku_ids)).map((sku) => [sku.sku_id, sku]))
  for (const [position, { effect }] of steps.entries()) {
    if (effect.kind !== 'gift') continue
    const sku = known.get(effect.sku_id)
    if (!sku) throw new Refusal('catalogue.goods_not_found')
    checkSoldAs(sku, 'reduction_gift', `steps.${position}.gift_sku_id`)
  }
}
