import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { sql } from 'kysely'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context } from '../../kernel/context.ts'
import { addressOfShop } from '../../kernel/http/origin.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { priceText } from '../../kernel/shop-currency.ts'
import { storeName } from '../../kernel/store-name.ts'
import { translate } from '../../kernel/translate.ts'
import { runningPromotionsOf } from '../../promotion/cached-promotions.ts'
import { siteSettings } from '../../site/settings.ts'
import type { PosterRequest } from '../poster-key.ts'
import { pictureFile } from './picture-file.ts'
import { drawingEdition, type PosterContent } from './poster-content.ts'
import { promotionFacts, type PromotionPosterFacts } from './promotion-facts.ts'

type Facts = Pick<PosterContent, 'layout' | 'title' | 'note' | 'label' | 'price' | 'price_before' | 'picture'> & { path: string }

/**
 * What a poster shows at this moment, with the prices that every visitor is asked. Refuses `catalogue.goods_not_found` for goods that are
 * not listed, and `promotion.not_found` for a promotion that is over or switched off.
 */
export async function findContent(given: Context, request: PosterRequest): Promise<PosterContent> {
  const context: Context = { ...given, language: request.language, actor: { kind: 'visitor', visitor: null } }
  const { language, site, setting } = context
  const { path, ...facts } = await factsOf(context, request)
  const name = await nameOf(context, request.member_id)
  const shop = storeName(context, language)
  return {
    edition: drawingEdition,
    language,
    theme: setting(siteSettings.theme_style),
    shop,
    caption: translate(language, request.subject === 'shop' ? 'poster.scan_shop' : 'poster.scan_goods'),
    by: name === null ? null : translate(language, request.subject === 'shop' ? 'poster.invites' : 'poster.recommends', { name }),
    address: addressOfShop(site.config) + withSource(path, request.member_id),
    ...facts,
  }
}

function withSource(path: string, member_id: number | null): string {
  const source = new URLSearchParams({ ...(member_id !== null && { source_member: String(member_id) }), long_mall_qr_type: 'poster' })
  return `${path}${path.includes('?') ? '&' : '?'}${source.toString()}`
}

/** The sharing member's name; null for a visitor, and for a member who has closed the account. */
async function nameOf({ db }: Context, member_id: number | null): Promise<string | null> {
  if (member_id === null) return null
  const { rows } = await sql<{ nickname: string }>`
    select nickname from member where id = ${member_id} and state <> 'cancelled'`.execute(db)
  return rows[0]?.nickname ?? null
}

function factsOf(context: Context, request: PosterRequest): Promise<Facts> | Facts {
  if (request.subject === 'goods') return goodsFacts(context, request.sku_id)
  if (request.subject === 'promotion') return promotionFacts(context, request).then((facts) => showPromotion(context, facts))
  const shop = storeName(context, context.language)
  const note = translate(context.language, 'poster.shop_note')
  return { layout: 'shop', title: shop, note, label: null, price: null, price_before: null, picture: null, path: '/' }
}

async function goodsFacts(context: Context, sku_id: number): Promise<Facts> {
  const sku = (await skusForSale(context, [sku_id]))[0]
  if (!sku?.is_listed || !sku.is_offered) throw new Refusal('catalogue.goods_not_found')
  const list = Number(sku.list_price)
  const offers = (await runningPromotionsOf(context, [sku_id], ['discount', 'topic', 'flash_sale']))
    .flatMap((one) =>
      one.items.filter((item) => item.sku_id === sku_id && !item.is_sold_out).map(({ price }) => ({ kind: one.kind, price })),
    )
    .toSorted((one, other) => one.price - other.price)
  const best = offers[0] && offers[0].price < list ? offers[0] : null
  const money = (amount: number) => priceText(context.site, decimalOf(cents(amount)), context.language)
  return {
    layout: 'goods',
    title: sku.goods_name,
    note: sku.sku_name,
    label: best ? translate(context.language, `poster.kind_${best.kind}`) : null,
    price: money(best?.price ?? list),
    price_before: best ? money(list) : null,
    picture: pictureFile(sku.picture),
    path: `/v2/goods/detail/detail?sku_id=${sku_id}`,
  }
}

function showPromotion({ site, language }: Context, { cents: amount, longcoin, before, kind, ...facts }: PromotionPosterFacts): Facts {
  const money = (value: number) => priceText(site, decimalOf(cents(value)), language)
  const parts = [...(amount > 0 || longcoin === 0 ? [money(amount)] : []), ...(longcoin > 0 ? [`${longcoin} LONGCOIN`] : [])]
  return {
    ...facts,
    layout: 'goods',
    label: translate(language, `poster.kind_${kind}`),
    price: parts.join(' + '),
    price_before: before !== null && before > amount && longcoin === 0 ? money(before) : null,
  }
}
