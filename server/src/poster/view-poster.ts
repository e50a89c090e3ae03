import { languages } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { poster as contract } from '@longmall/contract/poster.ts'
import { findDistributor } from '../distribution/member/require-distributor.ts'
import { isAddonOn } from '../kernel/addons.ts'
import type { Context, MemberActor, VisitorActor } from '../kernel/context.ts'
import { wrongField } from '../kernel/refusal.ts'
import { findContent } from './content/find-content.ts'
import { writeKey, type PosterRequest } from './poster-key.ts'

type Input = InputOf<typeof contract.view>

/**
 * Where the poster of goods, a promotion or the shop is, with the caller's name and code on it (CAT-13). Nothing is drawn here. Refuses
 * `catalogue.goods_not_found`, `promotion.not_found`.
 */
export async function viewPoster(context: Context<MemberActor | VisitorActor>, input: Input): Promise<OutputOf<typeof contract.view>> {
  const { actor, site, db } = context
  const member_id = actor.kind === 'member' ? actor.member_id : null
  const request = readRequest(input, { language: input.poster_language ?? context.language, member_id })
  const content = await findContent(context, request)
  const distributor = member_id !== null && isAddonOn(context, 'fenxiao') ? await findDistributor(db, member_id) : null
  return {
    src: `/poster/${writeKey(request, content, site.keys)}.png`,
    width: 750,
    height: 1200,
    address: content.address,
    title: content.title,
    description: [content.label, content.price, content.note].filter(Boolean).join(' · ').slice(0, 300),
    is_distributor: distributor?.state === 'active',
    languages: [...languages],
  }
}

function readRequest(
  { subject, sku_id, promotion_type, promotion_id }: Input,
  about: Pick<PosterRequest, 'language' | 'member_id'>,
): PosterRequest {
  if (subject === 'shop') return { ...about, subject }
  if (subject === 'goods') {
    if (sku_id === undefined) throw wrongField('sku_id', 'field.required')
    return { ...about, subject, sku_id }
  }
  if (promotion_type === undefined) throw wrongField('promotion_type', 'field.required')
  if (promotion_id === undefined) throw wrongField('promotion_id', 'field.required')
  return { ...about, subject, kind: promotion_type, promotion_id }
}
