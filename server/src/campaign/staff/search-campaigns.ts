import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { listFigures } from '../../promotion/figures/list-figures.ts'
import { searchPromotions } from '../../promotion/staff/search-promotions.ts'
import { staffStateOf } from '../rules.ts'

/** Promotions as operators look for them, the newest first, 20 a page by default. */
export async function searchCampaigns(
  context: Context<StaffActor>,
  query: InputOf<typeof contract.search>,
): Promise<OutputOf<typeof contract.search>> {
  const { list, next } = await searchPromotions(context, query)
  return {
    list: list.map(({ is_on, ended_at, ...row }) => ({ ...row, state: staffStateOf({ ...row, is_on, ended_at }, context.now) })),
    next,
  }
}

/**
 * Figures of promotions, or of a full reduction, by day of the store's zone: views, paid orders, their sales and their discount from the
 * list price.
 */
export async function viewFigures(
  context: Context<StaffActor>,
  { promotion_id, reduction_id, kind, first_day, last_day }: InputOf<typeof contract.figures>,
): Promise<OutputOf<typeof contract.figures>> {
  if (last_day < first_day) throw wrongField('last_day', 'field.choice')
  return listFigures(context, { promotion_id, reduction_id, kind, first_day, last_day })
}
