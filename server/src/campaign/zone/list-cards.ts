import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { cardsByIds } from '../../catalogue/cards.ts'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import { addonOfKind, stateOf } from '../../promotion/rules.ts'
import { listTopics } from '../../promotion/zone/list-topics.ts'
import { listZone } from '../../promotion/zone/list-zone.ts'
import { campaignSettings } from '../settings.ts'
import { aboutMinutes, showCard, skusOf } from './show-items.ts'

/** The zone of a kind, a page at a time; goods off the shelf are left out, so that a page may be short. Two statements. Refuses `call.feature_off`. */
export async function viewZone(
  context: Context,
  { kind, state = 'running', cursor, page_size }: InputOf<typeof contract.zone>,
): Promise<OutputOf<typeof contract.zone>> {
  requireAddon(context, addonOfKind[kind])
  const size = page_size ?? context.setting(campaignSettings.page_size)
  const { list, next } = await listZone(context, kind, { state, cursor, size })
  const skus = await skusOf(
    context,
    list.flatMap(({ items }) => items),
  )
  return { list: list.flatMap((row) => showCard(context, row, skus) ?? []), next }
}

const maxPictures = 4

/** Topics with pictures of their first goods. Two statements. Refuses `call.feature_off`. */
export async function viewTopics(
  context: Context,
  { state = 'running', cursor, page_size }: InputOf<typeof contract.topics>,
): Promise<OutputOf<typeof contract.topics>> {
  requireAddon(context, 'topic')
  const size = page_size ?? context.setting(campaignSettings.page_size)
  const { list, next } = await listTopics(context, { state, cursor, size })
  const firstOf = (goods_ids: readonly number[]) => goods_ids.slice(0, maxPictures)
  const cards = await cardsByIds(context, [...new Set(list.flatMap(({ goods_ids }) => firstOf(goods_ids)))])
  const pictures = new Map(cards.map(({ goods_id, picture }) => [goods_id, picture]))
  return {
    list: list.map(({ goods_ids, ...topic }) => ({
      ...topic,
      state: stateOf(topic, context.now, aboutMinutes(context)),
      goods_count: goods_ids.length,
      pictures: firstOf(goods_ids).flatMap((goods_id) => pictures.get(goods_id) ?? []),
    })),
    next,
  }
}
