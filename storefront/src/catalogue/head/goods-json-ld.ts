import type { GoodsCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { GoodsDetail, Picture } from '@longmall/contract/catalogue.ts'
import { immediatePrice } from '../price/automatic-price.ts'
import { bestPrice } from '../price/best-price.ts'
import { plainText } from './plain-text.ts'

export interface JsonLdTools {
  origin: string
  /** Address of the goods, without origin. */
  canonical: string
  currency: string
  storeName: string
  /** Running and upcoming promotions of the goods. */
  promotions?: readonly GoodsCampaign[]
}

/** What a visitor pays for each SKU, and until when where a discount or a topic makes it. */
function visitorPrices({ skus, level_discount }: GoodsDetail, promotions: readonly GoodsCampaign[]) {
  return skus.map(({ sku_id, price, market_price }) => {
    const promotion = immediatePrice(promotions, sku_id)
    const shown = bestPrice({ price, market_price, level_discount, promotion }, 1000)
    return { price: shown.price, until: shown.won && promotion ? [promotion.ends_at] : [] }
  })
}

/** The widest stored form of a picture, as an address without origin. */
export const pictureAddress = ({ src, widths }: Picture): string => `${src}-${Math.max(...widths)}.webp`

/** Goods as schema.org's Product with their offers and rating (SHL-18). */
export function goodsJsonLd(
  goods: GoodsDetail,
  { origin, canonical, currency, storeName, promotions = [] }: JsonLdTools,
): Record<string, unknown> {
  const url = new URL(canonical, origin).href
  const paid = visitorPrices(goods, promotions)
  const prices = paid.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b))
  const [until] = paid.flatMap((one) => one.until).toSorted()
  const [low, high] = [prices[0], prices.at(-1)]
  const offer = {
    priceCurrency: currency,
    availability: `https://schema.org/${goods.state === 'on_sale' ? 'InStock' : goods.state === 'sold_out' ? 'SoldOut' : goods.state === 'undeliverable' || goods.state === 'not_offered' ? 'OutOfStock' : 'Discontinued'}`,
    url,
    ...(until !== undefined && { priceValidUntil: until }),
    seller: { '@type': 'Organization', name: storeName },
  }
  const sku = goods.skus.find(({ sku_id }) => sku_id === goods.sku_id)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.goods_name,
    description: plainText(goods.selling_point || goods.description, 500) || goods.goods_name,
    image: goods.pictures.map((picture) => new URL(pictureAddress(picture), origin).href),
    url,
    productID: String(goods.goods_id),
    ...(sku && { sku: sku.sku_no }),
    ...(goods.brand && { brand: { '@type': 'Brand', name: goods.brand.brand_name } }),
    ...(goods.category_path.length > 0 && { category: goods.category_path.map(({ category_name }) => category_name).join(' > ') }),
    offers:
      low === high
        ? { '@type': 'Offer', price: low, ...offer }
        : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: goods.skus.length, ...offer },
    ...(goods.reviews.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: (goods.reviews.average_tenths / 10).toFixed(1),
        reviewCount: goods.reviews.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}
