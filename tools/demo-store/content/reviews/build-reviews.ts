import type { Language } from '@longmall/contract/fields.ts'
import type { DemoGoods, DemoReview } from '../../types.ts'
import { departments } from '../categories/categories.ts'
import type { CategoryKey, DepartmentKey } from '../categories/categories.ts'
import type { Department } from '../categories/department.ts'
import { writersOf } from '../members/members.ts'
import { createRandom, drawBelow, drawOne } from '../random.ts'
import type { ReviewBank, ReviewKind } from './bank.ts'
import { english } from './en-us.ts'
import { japanese } from './ja-jp.ts'
import { korean } from './ko-kr.ts'
import { malay } from './ms-my.ts'
import { chinese } from './zh-cn.ts'

const banks: Record<Language, ReviewBank> = { 'en-us': english, 'zh-cn': chinese, 'ko-kr': korean, 'ja-jp': japanese, 'ms-my': malay }
/** How often a language is met among ten buyers. */
const languages: Language[] = ['zh-cn', 'zh-cn', 'zh-cn', 'en-us', 'en-us', 'ko-kr', 'ko-kr', 'ja-jp', 'ms-my', 'ms-my']

const kindOfDepartment: Record<DepartmentKey, ReviewKind> = {
  home: 'decor',
  kitchen: 'ware',
  food: 'food',
  beauty: 'care',
  clothing: 'clothes',
  carry: 'carry',
  digital: 'tech',
  appliances: 'appliance',
  sports: 'sport',
  kids: 'kids',
  services: 'tech',
}
/** Categories that are talked about otherwise than their department. */
const exceptions: Partial<Record<CategoryKey, ReviewKind>> = {
  'bed-linen': 'soft',
  'pillows-throws': 'soft',
  towels: 'soft',
  'baby-care': 'kids',
  wash: 'body',
  'hand-hair': 'body',
  oral: 'body',
  'face-lips': 'makeup',
  perfume: 'makeup',
  'scarves-hats': 'clothes',
  sneakers: 'shoes',
  'leather-shoes': 'shoes',
  writing: 'paper',
  paper: 'paper',
}

function kindOf(category: CategoryKey): ReviewKind {
  const [key] = (Object.entries(departments as Record<string, Department>) as [DepartmentKey, Department][]).find(([, one]) =>
    Object.values(one.branches).some((branch) => category in branch.leaves),
  )!
  return exceptions[category] ?? kindOfDepartment[key]
}

/** More is written of what sells more; now and then nothing. */
function countReviews(random: () => number, sales: number): number {
  if (sales > 3000) return 8 + drawBelow(random, 7)
  if (sales > 1500) return 4 + drawBelow(random, 7)
  return sales > 700 ? 1 + drawBelow(random, 6) : drawBelow(random, 4)
}

function drawStars(random: () => number): DemoReview['stars'] {
  const chance = random()
  if (chance < 0.6) return 5
  if (chance < 0.84) return 4
  return chance < 0.93 ? 3 : chance < 0.98 ? 2 : 1
}

/** Sentences that this goods' earlier reviews have not used. */
function fresh(random: () => number, list: string[], used: Set<string>): string {
  const left = list.filter((one) => !used.has(one))
  const found = drawOne(random, left.length ? left : list)
  used.add(found)
  return found
}

/** `gap` separates sentences: none in Chinese and Japanese. */
function drawText(random: () => number, bank: ReviewBank, kind: ReviewKind, stars: number, used: Set<string>, gap: string): string {
  if (stars <= 3) return [fresh(random, bank.faults[kind], used), ...(random() < 0.6 ? [drawOne(random, bank.sighs)] : [])].join(gap)
  const parts = [fresh(random, bank.praise[kind], used)]
  if (random() < 0.45) parts.push(fresh(random, bank.praise[kind], used))
  if (stars === 4 && random() < 0.4) parts.push(fresh(random, bank.faults[kind], used))
  if (random() < 0.5) parts.push(fresh(random, bank.closings, used))
  return parts.join(gap)
}

/** Complaints are mostly answered, praise now and then; only a review with a picture is thanked for one. */
function drawReply(random: () => number, bank: ReviewBank, stars: number, withPicture: boolean): string | null {
  if (stars <= 2 || (stars === 3 && random() < 0.6)) return drawOne(random, bank.sorry)
  if (random() >= 0.12) return null
  return withPicture ? bank.thanks[1]! : drawOne(random, [bank.thanks[0]!, bank.thanks[2]!])
}

/** Reviews of one goods, newest first, no writer twice; none of goods that are not sold over the counter. */
export function buildReviews(goods: Omit<DemoGoods, 'reviews'>): DemoReview[] {
  if (goods.goods_type !== 'standard') return []
  const random = createRandom(`reviews ${goods.key}`)
  const kind = kindOf(goods.category)
  const written = new Set<string>()
  const used = new Set<string>()
  const reviews: DemoReview[] = []
  for (let left = countReviews(random, goods.sales); left > 0; left--) {
    const language = drawOne(random, languages)
    const account = drawOne(random, writersOf(language))
    if (written.has(account)) continue
    written.add(account)
    const bank = banks[language]
    const stars = drawStars(random)
    const withPicture = stars >= 4 && random() < 0.28
    reviews.push({
      account,
      stars,
      text: drawText(random, bank, kind, stars, used, language === 'zh-cn' || language === 'ja-jp' ? '' : ' '),
      sku_position: drawBelow(random, goods.skus.length),
      days_ago: 1 + drawBelow(random, Math.min(goods.days_old, 200)),
      pictures: withPicture ? [goods.pictures[1 + drawBelow(random, 2)]!] : [],
      reply: drawReply(random, bank, stars, withPicture),
      anonymous: random() < 0.15,
    })
  }
  return reviews.toSorted((a, b) => a.days_ago - b.days_ago)
}
