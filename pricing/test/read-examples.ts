import { centsOf } from '../cents-of.ts'
import type {
  BasketLine,
  Cents,
  Combo,
  CouponFact,
  ExclusiveKind,
  FreightTemplate,
  FullReduction,
  LinePromotion,
  PriceFacts,
  PriceOffer,
  ReductionEffect,
} from '../types.ts'
import { buildFacts, buildLine, buildLongcoin } from './build-basket.ts'

/** A worked example of docs/pricing.md. */
export interface Example {
  name: string
  lines: BasketLine[]
  facts: PriceFacts
  coupons: CouponFact[]
  /** What each line pays, in cents, by its letter. */
  pays: Record<string, Cents>
  freight: Cents
  coins: number
  gifts: string[]
  total: Cents
}

const idOf = (letter: string) => letter.charCodeAt(0) - 64
export const letterOf = (sku_id: number) => String.fromCharCode(sku_id + 64)

/** The examples of the tables under "Worked examples": every row that begins with a number. RangeError for a row that reads as nothing. */
export function readExamples(markdown: string): Example[] {
  const rows = markdown.split('\n').filter((row) => /^\| *\d+ *\|/.test(row))
  return rows.map((row) => {
    const [number, lines, rules, pays, freight, coins, total, why] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const ruleTexts = rules!.split(';').map((rule) => rule.trim())
    const gifts = pays!.split(',').flatMap((one) => /gift ([A-Z])/.exec(one)?.[1] ?? [])
    return {
      name: `${number} ${why}`,
      lines: lines!.split(',').map((line, at) =>
        readLine(
          line.trim(),
          at + 1,
          ruleTexts.some((rule) => rule.startsWith('freight ')),
        ),
      ),
      facts: readFacts(ruleTexts),
      coupons: ruleTexts.filter((rule) => rule.startsWith('coupon')).map(readCoupon),
      pays: Object.fromEntries(pays!.split(',').flatMap((one) => readPays(one.trim()))),
      freight: centsOf(freight || '0'),
      coins: Number(coins || '0'),
      gifts,
      total: centsOf(total!),
    }
  })
}

const readPays = (text: string): [string, Cents][] => (text.startsWith('gift') ? [] : [[text[0]!, centsOf(text.slice(2))]])

/** "A 2 × 10.00", "A 1 × 10.00 at 6.00 + 300 coins point", "… at 7.00 group_buy from 3", "… flash_sale with coupon", "… without level" */
function readLine(text: string, line_id: number, hasFreight: boolean): BasketLine {
  const parts =
    /^([A-Z]) (\d+) × ([\d.]+)(?: at ([\d.]+)(?: \+ (\d+) coins)? ([a-z_]+)(?: from (\d+))?( with coupon)?)?( without level)?$/.exec(text)
  if (!parts) throw new RangeError(`not a line: ${text}`)
  const [, letter, quantity, price, at, coins, kind, from, withCoupon, withoutLevel] = parts
  const promotion: LinePromotion | null =
    at === undefined
      ? null
      : {
          promotion_id: 90 + line_id,
          kind: kind as ExclusiveKind,
          price: centsOf(at),
          allows_coupon: withCoupon !== undefined,
          longcoin: Number(coins ?? 0),
          min_quantity: Number(from ?? 1),
        }
  return buildLine(line_id, {
    sku_id: idOf(letter!),
    goods_id: idOf(letter!),
    price: centsOf(price!),
    quantity: Number(quantity),
    level_discount: withoutLevel === undefined,
    freight_template_id: hasFreight ? 1 : null,
    promotion,
  })
}

function readFacts(rules: readonly string[]): PriceFacts {
  const ofKind = <Made>(word: string, read: (rule: string, at: number) => Made) =>
    rules.filter((rule) => rule.startsWith(word)).map((rule, at) => read(rule.slice(word.length).trim(), at))
  const [coins] = ofKind('coins', Number)
  const [level] = ofKind('level', (rule) => /^(\d+) ?%/.exec(rule)?.[1])
  return buildFacts({
    grade: 5,
    grade_discount_permille: level === undefined ? 1000 : Number(level) * 10,
    grade_free_freight: rules.includes('level free freight'),
    offers: [
      ...ofKind('discount', (rule, at) => readOffers(rule, 'discount', 7 + at)),
      ...ofKind('topic', (rule, at) => readOffers(rule, 'topic', 20 + at)),
    ].flat(),
    combos: ofKind('set', readCombo),
    reductions: ofKind('reduction', readReduction),
    freight_templates: ofKind('freight', readFreight),
    longcoin: coins === undefined ? null : buildLongcoin({ balance: coins, wanted: coins }),
  })
}

/** "A 8.00 and B 4.00 left 2 limit 3" */
function readOffers(rule: string, kind: PriceOffer['kind'], promotion_id: number): PriceOffer[] {
  const left = /left (\d+)/.exec(rule)
  const limit = /limit (\d+)/.exec(rule)
  return [...rule.matchAll(/([A-Z]) ([\d.]+)/g)].map(([, letter, price]) => ({
    promotion_id,
    kind,
    sku_id: idOf(letter!),
    price: centsOf(price!),
    remaining: left ? Number(left[1]) : null,
    remaining_limit: limit ? Number(limit[1]) : null,
  }))
}

/** "A + 2 B = 14.00 left 1" */
function readCombo(rule: string, at: number): Combo {
  const parts = /^(.+) = ([\d.]+)(?: left (\d+))?$/.exec(rule)
  if (!parts) throw new RangeError(`not a set: ${rule}`)
  return {
    promotion_id: 5 + at,
    price: centsOf(parts[2]!),
    parts: [...parts[1]!.matchAll(/(\d* ?)([A-Z])/g)].map(([, count, letter]) => ({
      sku_id: idOf(letter!),
      quantity: Number(count!.trim() || '1'),
    })),
    remaining: parts[3] === undefined ? null : Number(parts[3]),
  }
}

/** "50: −5 / 100: −15 of A B", "3 pieces: −10%", "50: gift G", "20: free freight" */
function readReduction(rule: string, at: number): FullReduction {
  const [steps, scope] = rule.split(' of ')
  const by = steps!.includes('pieces') ? 'quantity' : 'amount'
  return {
    id: 12 + at,
    by,
    scope: scope ? { goods_ids: [...scope.matchAll(/[A-Z]/g)].map(([letter]) => idOf(letter)) } : {},
    steps: steps!.split(' / ').map((step) => {
      const [threshold, effect] = step.split(':').map((part) => part.trim())
      return { threshold: by === 'quantity' ? Number.parseInt(threshold!, 10) : centsOf(threshold!), effect: readEffect(effect!) }
    }),
  }
}

function readEffect(text: string): ReductionEffect {
  if (text === 'free freight') return { kind: 'free_freight' }
  if (text.startsWith('gift'))
    return { kind: 'gift', sku_id: idOf(text.slice(5)), quantity: 1, remaining: text.endsWith('gone') ? 0 : null }
  return text.endsWith('%')
    ? { kind: 'percentage', permille_off: Number.parseFloat(text.slice(1)) * 10 }
    : { kind: 'money', amount: centsOf(text.slice(1)) }
}

/** "coupon from 50: −8 of A", "coupon: −10% at most 5" */
function readCoupon(rule: string, at: number): CouponFact {
  const parts = /^coupon(?: from ([\d.]+))?: (.+?)(?: at most ([\d.]+))?(?: of ([A-Z ]+))?$/.exec(rule)
  if (!parts) throw new RangeError(`not a coupon: ${rule}`)
  const effect = readEffect(parts[2]!)
  if (effect.kind === 'gift') throw new RangeError(`not a coupon: ${rule}`)
  return {
    member_coupon_id: 30 + at,
    threshold: centsOf(parts[1] ?? '0'),
    scope: parts[4] ? { goods_ids: [...parts[4].matchAll(/[A-Z]/g)].map(([letter]) => idOf(letter)) } : {},
    ends_at: '2026-12-01T00:00:00.000Z',
    effect: effect.kind === 'percentage' ? { ...effect, max_off: parts[3] === undefined ? null : centsOf(parts[3]) } : effect,
  }
}

/** "8 + 2 free from 99": the first piece, each further one, and from which sum of goods on it is free */
function readFreight(rule: string): FreightTemplate {
  const parts = /^([\d.]+) \+ ([\d.]+)(?: free from ([\d.]+))?$/.exec(rule)
  if (!parts) throw new RangeError(`not a freight: ${rule}`)
  const free_from_amount = parts[3] === undefined ? {} : { free_from_amount: centsOf(parts[3]) }
  return {
    id: 1,
    kind: 'quantity',
    rows: [
      {
        regions: [],
        first_units: 1,
        first_price: centsOf(parts[1]!),
        additional_units: 1,
        additional_price: centsOf(parts[2]!),
        ...free_from_amount,
      },
    ],
  }
}
