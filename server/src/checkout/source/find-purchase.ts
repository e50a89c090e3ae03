import type { Context, MemberActor } from '../../kernel/context.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { findOffer } from '../../promotion/find-offer.ts'
import type { Purchase, PurchaseRequest, PurchaseSource, PurchaseSources } from '../../order/source/purchase-source.ts'

/**
 * What the request names, by the source whose it is: at most one of a promotion, a bargain, a gift and a combo; else goods or the
 * cart. Refuses as `findOffer` and that source do.
 */
export async function findPurchase(context: Context<MemberActor>, request: PurchaseRequest, lock: boolean): Promise<Purchase> {
  const named = await findNamed(context, request, lock)
  if (named && request.from_cart) throw wrongField('from_cart', 'field.choice')
  return named ?? context.site.purchaseSources.plain.find(context, request, { offer: null, lock })
}

async function findNamed(context: Context<MemberActor>, request: PurchaseRequest, lock: boolean): Promise<Purchase | null> {
  const { promotion_id, group_id, bargain_id, gift_id, combo_id, sku_id } = request
  const namedIds = [promotion_id, bargain_id, gift_id, combo_id].filter((one) => one !== undefined)
  if (namedIds.length > 1) throw wrongField('promotion_id', 'field.choice')
  if (group_id !== undefined && promotion_id === undefined) throw wrongField('promotion_id', 'field.required')
  if (promotion_id !== undefined && sku_id === undefined) throw wrongField('sku_id', 'field.required')
  const sources = context.site.purchaseSources
  const matchingSource = Object.values(sources).find(({ named_by }) => named_by && request[named_by] !== undefined)
  if (matchingSource) return matchingSource.find(context, request, { offer: null, lock })
  if (promotion_id === undefined) return null
  const offer = await findOffer(context, { promotion_id, sku_id: sku_id! })
  // Prices without a source compete by themselves, wherever the goods are bought.
  const source: PurchaseSource | undefined = sources[offer.kind as keyof PurchaseSources]
  return source ? source.find(context, request, { offer, lock }) : null
}
