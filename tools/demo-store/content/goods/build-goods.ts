import type { DemoGoods, DemoPicture, DemoSku, FreightKey, GoodsSource, LocalizedText } from '../../types.ts'
import { optionNames, paramNames } from '../dictionary/attributes.ts'
import type { OptionKey, ParamKey } from '../dictionary/attributes.ts'
import { valueText } from '../dictionary/value-text.ts'
import type { Value } from '../dictionary/value-text.ts'
import { drawBelow, createRandom } from '../random.ts'
import { mapLanguages } from '../localized.ts'
import { colourOption, countPictures } from './colour-option.ts'
import { features } from './features.ts'
import { servicePromises, tagLabels, unitLabels } from './labels.ts'
import { notes } from './notes.ts'

type Numbered = GoodsSource & { id: number }

const optionRows = (source: GoodsSource) => Object.entries(source.options) as [OptionKey, Value[]][]

/** Prices like $119 and $12.9 stay such when a market price is made of them: whole dollars above $20, else tenths. */
function marketPrice(price: number, percent: number | undefined): number | null {
  if (!percent) return null
  const step = price >= 2000 ? 100 : 10
  const raised = Math.ceil((price * (100 + percent)) / 100 / step) * step
  return raised - ((step - (price % step)) % step)
}

/** `oat/king`, `=` left away: how a content file names an SKU. */
const nameOf = (values: Value[]) => values.map((value) => value.replace(/^=/, '')).join('/')

/** Pictures 1 to 3 show the first colour, each further colour has one more (see `countPictures`). */
function picturePlace(source: GoodsSource, chosen: Value[]): number | null {
  const place = colourOption(source)?.values.findIndex((value) => chosen.includes(value)) ?? -1
  return place < 0 ? null : place === 0 ? 0 : place + 2
}

function drawStock(random: () => number): number {
  return random() < 0.08 ? 1 + drawBelow(random, 5) : 20 + drawBelow(random, 240)
}

function buildSkus(source: Numbered): DemoSku[] {
  const random = createRandom(`stock ${source.key}`)
  const options = optionRows(source).map(([, values]) => values)
  const [first, last] = options.length === 2 ? options : [[undefined], options[0]]
  return first!.flatMap((before, i) =>
    last!.map((value, j): DemoSku => {
      const chosen = [before, value].filter((one) => one !== undefined)
      const isOut = source.sold_out?.some((one) => one === '*' || one === nameOf(chosen)) ?? false
      const price = (source.prices[j] ?? source.prices[0]!) + (source.extra?.[i] ?? 0)
      return {
        sku_no: `LM${String(source.id).padStart(3, '0')}-${String(i * last!.length + j + 1).padStart(2, '0')}`,
        value_positions: before === undefined ? [j] : [i, j],
        price,
        market_price: marketPrice(price, source.market),
        plan_months: source.plan_months?.[j] ?? null,
        weight_grams: source.grams[j] ?? source.grams[0]!,
        stock: isOut ? 0 : drawStock(random),
        picture_position: picturePlace(source, chosen),
      }
    }),
  )
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function buildDescription(source: GoodsSource): LocalizedText {
  const lines = source.features.map((one) => (typeof one === 'string' ? features[one] : one))
  return mapLanguages((language) => {
    const list = lines.map((line) => `<li>${escapeHtml(line[language])}</li>`).join('')
    return `<p>${escapeHtml(source.story[language])}</p><ul>${list}</ul><p>${escapeHtml(notes[source.note][language])}</p>`
  })
}

function goodsPictures(source: Numbered): DemoPicture[] {
  return Array.from({ length: countPictures(source) }, (_, i) => ({ src: `goods/${source.id}-${i + 1}`, widths: [400, 800] }))
}

/** One goods as the shop stores it; its reviews are written separately. */
export function buildGoods(source: Numbered): Omit<DemoGoods, 'reviews'> {
  const freight: FreightKey = source.freight ?? 'parcel'
  const isNew = source.tags?.includes('new') ?? false
  return {
    id: source.id,
    key: source.key,
    goods_type: source.goods_type ?? 'standard',
    category: source.category,
    brand: source.brand,
    name: source.name,
    selling_point: source.point,
    description: buildDescription(source),
    params: (Object.entries(source.params) as [ParamKey, Value][]).map(([key, value]) => ({
      name: paramNames[key],
      value: valueText(value),
    })),
    services: servicePromises(source, freight),
    unit: unitLabels[source.unit ?? 'piece'],
    tags: (source.tags ?? []).map((tag) => tagLabels[tag]),
    options: optionRows(source).map(([key, values]) => ({ name: optionNames[key], values: values.map(valueText) })),
    skus: buildSkus(source),
    pictures: goodsPictures(source),
    overseas: source.overseas ?? false,
    freight,
    // What came days ago has not sold for a year.
    sales: isNew ? Math.round(source.sales / 8) : source.sales,
    limit: source.limit ?? null,
    listed: !source.unlisted,
    level_discount: !source.no_level_discount,
    requirement: source.requirement ?? {},
    days_old: isNew ? 2 + (source.id % 12) : 40 + ((source.id * 37) % 300),
  }
}
