import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { sql } from 'kysely'
import { requireAddon } from '../kernel/addons.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { addonOfKind, minLimit, leftOf, type Offer } from './rules.ts'

interface OfferQuery<Kind extends PromotionKind> {
  promotion_id: number
  sku_id: number
  /** Any, when left out. */
  kind?: Kind
}

type Row = Omit<Offer, 'price' | 'left' | 'remaining_limit'> & {
  price: bigint
  stock: number | null
  reserved: number
  used: number
  is_on: boolean
}

/**
 * A SKU in a current promotion of this kind at `context.now`, by the server's clock: its window includes its start and excludes
 * its end. Uncached and without locks. Refuses `call.feature_off`, `promotion.not_found`, `promotion.not_started`,
 * `promotion.ended`; `reservePromotions` checks the stock.
 */
export async function findOffer<Kind extends PromotionKind>(context: Context, query: OfferQuery<Kind>): Promise<Offer<Kind>> {
  if (query.kind) requireAddon(context, addonOfKind[query.kind])
  const { now } = context
  const row = await selectOffer(context, query)
  if (row && !query.kind) requireAddon(context, addonOfKind[row.kind])
  if (!row || (!row.is_on && row.starts_at > now)) throw new Refusal('promotion.not_found')
  if (!row.is_on || row.ends_at <= now) throw new Refusal('promotion.ended')
  if (row.starts_at > now) throw new Refusal('promotion.not_started', { starts_at: row.starts_at })
  const { price, stock, reserved, used, is_on: _on, ...offer } = row
  return {
    ...offer,
    price: cents(Number(price)),
    remaining: minLimit(leftOf(stock, reserved), leftOf(offer.per_member, used)),
    remaining_limit: leftOf(offer.per_member, used),
  } as Offer<Kind>
}

async function selectOffer({ db, actor }: Context, { promotion_id, sku_id, kind }: OfferQuery<PromotionKind>): Promise<Row | undefined> {
  const member_id = actor.kind === 'member' ? actor.member_id : null
  const { rows } = await sql<Row>`
    select p.id as promotion_id, p.kind, i.sku_id, i.goods_id, i.price, p.starts_at, p.ends_at, p.allows_coupon, p.per_member, p.rules, i.rules as item_rules,
      i.stock, i.reserved, p.is_on, coalesce(m.used, 0) as used,
      coalesce((select jsonb_object_agg(language, name) from promotion_text where promotion_id = p.id), '{}') as names
    from promotion p join promotion_item i on i.promotion_id = p.id and i.sku_id = ${sku_id}
      left join promotion_member m on m.promotion_id = p.id and m.member_id = ${member_id}::int
    where p.id = ${promotion_id} and p.kind = coalesce(${kind ?? null}::text, p.kind)`.execute(db)
  return rows[0]
}
