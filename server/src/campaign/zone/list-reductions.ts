import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { ReductionCard } from '@longmall/contract/campaign-shapes.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { firstPicturesOfScopes } from '../../catalogue/views/first-pictures-of-scopes.ts'
import { withGiftNames } from '../../catalogue/views/reductions-of-goods.ts'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isReductionShown, stepFacts } from '../../promotion/active-reductions.ts'
import { countView } from '../../promotion/figures/count-views.ts'
import { stateOf } from '../../promotion/rules.ts'
import { findZoneReduction, listZoneReductions, type ReductionRow } from '../../promotion/zone/list-reductions.ts'
import { campaignSettings } from '../settings.ts'
import { aboutMinutes } from './show-items.ts'

const maxPictures = 4

/** The zone of full reductions (PRM-08), a page at a time. Four statements at most. Refuses `call.feature_off`. */
export async function viewFullReductions(
  context: Context,
  { state = 'running', cursor, page_size }: InputOf<typeof contract.full_reductions>,
): Promise<OutputOf<typeof contract.full_reductions>> {
  requireAddon(context, 'manjian')
  const size = page_size ?? context.setting(campaignSettings.page_size)
  const { list, next } = await listZoneReductions(context, { state, cursor, size })
  return { list: await showReductions(context, list), next }
}

/** One full reduction as shoppers see it, an ended one too. Refuses `promotion.not_found`, `call.feature_off`. */
export async function viewFullReduction(
  context: Context,
  { reduction_id }: InputOf<typeof contract.full_reduction>,
): Promise<ReductionCard> {
  requireAddon(context, 'manjian')
  const row = await findZoneReduction(context, reduction_id)
  if (!row) throw new Refusal('promotion.not_found')
  const [shown] = await showReductions(context, [row])
  return shown!
}

async function showReductions(context: Context, rows: readonly ReductionRow[]): Promise<ReductionCard[]> {
  const pictures = await firstPicturesOfScopes(context, rows, maxPictures)
  const cards = rows.map(({ goods_ids, category_ids, steps, ...row }, position) => ({
    ...row,
    steps: steps.map((step) => stepFacts(row.by, step)),
    state: stateOf(row, context.now, aboutMinutes(context)),
    applies_to_all: goods_ids.length + category_ids.length === 0,
    pictures: pictures[position]!,
  }))
  return withGiftNames(context, cards)
}

/** Counts a visit of a full reduction's page, written with others a moment later; of one that is over, off or unknown none. */
export async function recordReductionVisit(
  context: Context,
  { reduction_id }: InputOf<typeof contract.visit_reduction>,
): Promise<Record<string, never>> {
  if (await isReductionShown(context, reduction_id)) countView(context, 'reduction', reduction_id)
  return {}
}
