import { rateOf } from '@longmall/contract/award-rates.ts'
import type { AwardRate, AwardKind } from '@longmall/contract/award-shapes.ts'

export interface Plan {
  cap_ppm: number
  global_weights: readonly number[]
  rates: readonly AwardRate[]
}
export interface Sale {
  event_id: number
  kind: 'start_up' | 'goods' | 'clone'
  amount: bigint
  profit: bigint
  plan: Plan
  upline: readonly number[]
}
export interface Matched {
  node_id: number
  owner_id: number
  is_clone: boolean
  matched: bigint
}
export interface Line {
  kind: AwardKind
  member_id: number
  generation: number
  event_id: number | null
  source_id: number | null
  gross: bigint
  paid: bigint
}
export interface Day {
  plan: Plan
  sales: readonly Sale[]
  /** Mills that were refunded of sales of earlier days. */
  refunds: bigint
  matched: readonly Matched[]
  /** Grades at the cut-off of who may be paid. */
  grades: ReadonlyMap<number, number>
  forfeited: ReadonlySet<number>
  upline: (member_id: number) => readonly number[]
}

const million = 1_000_000n
const billion = 1_000_000_000n
const part = (base: bigint, ppm: number) => (base * BigInt(ppm)) / million
const ceil = (a: bigint, b: bigint) => (a + b - 1n) / b
const sum = (values: readonly bigint[]) => values.reduce((a, b) => a + b, 0n)

/** Shares of a whole by largest remainder, ties by the order given. */
export function apportion(whole: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights)
  const shares = weights.map((weight) => (whole * weight) / all)
  const byRest = weights
    .map((weight, at) => ({ at, rest: (whole * weight) % all }))
    .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  let left = whole - sum(shares)
  for (const { at } of byRest) {
    if (left-- <= 0n) break
    shares[at] = shares[at]! + 1n
  }
  return shares
}

/** The awards of a day, computed one by one: the reference that runs are compared with. */
export function linesOf(day: Day): { lines: Line[]; factor: bigint } {
  const isPaid = (member: number, grade = 4) => (day.grades.get(member) ?? 0) >= grade
  const sales = day.sales.filter(({ kind, amount }) => kind === 'start_up' && amount > 0n)
  const sold = sum(sales.map(({ amount }) => amount))

  const byUpline = (sale: Sale, kind: 'referral' | 'mall' | 'sharing' | 'avatar', base: bigint): Line[] =>
    sale.upline.flatMap((member_id, n) => {
      const gross = part(base, rateOf(sale.plan.rates, kind, n + 1))
      return isPaid(member_id) && gross > 0n
        ? [{ kind, member_id, generation: n + 1, event_id: sale.event_id, source_id: null, gross, paid: gross }]
        : []
    })
  const matching = day.matched.flatMap(({ node_id, owner_id, is_clone, matched }): Line[] => {
    const gross = part(matched, rateOf(day.plan.rates, 'matching', 0))
    const kind = is_clone ? 'clone' : 'matching'
    return isPaid(owner_id) && gross > 0n
      ? [{ kind, member_id: owner_id, generation: 0, event_id: null, source_id: node_id, gross, paid: gross }]
      : []
  })
  const management = matching
    .filter(({ kind }) => kind === 'matching')
    .flatMap((one) =>
      day.upline(one.member_id).flatMap((member_id, n): Line[] => {
        const gross = part(one.gross, rateOf(day.plan.rates, 'management', n + 1))
        return isPaid(member_id, 7) && gross > 0n
          ? [{ kind: 'management', member_id, generation: n + 1, event_id: null, source_id: one.member_id, gross, paid: gross }]
          : []
      }),
    )
  const base = sold + day.refunds > 0n ? sold + day.refunds : 0n
  const weightOf = {
    global: (g: number) => (g >= 6 ? day.plan.global_weights[g - 6]! : 0),
    education: (g: number) => Number(g >= 8),
    director: (g: number) => Number(g === 9),
  }
  const pools = (['global', 'education', 'director'] as const).flatMap((kind): Line[] => {
    const sharers = [...day.grades].filter(([, grade]) => weightOf[kind](grade) > 0).toSorted(([a], [b]) => a - b)
    const pool = part(base, rateOf(day.plan.rates, kind, 0))
    if (sharers.length === 0) return []
    return apportion(
      pool,
      sharers.map(([, grade]) => BigInt(weightOf[kind](grade))),
    )
      .map((gross, n): Line => ({ kind, member_id: sharers[n]![0], generation: 0, event_id: null, source_id: null, gross, paid: gross }))
      .filter(({ gross }) => gross > 0n)
  })
  const pooled = [...matching, ...management, ...pools]
  const pooledGross = sum(pooled.map(({ gross }) => gross))

  let weighted = 0n
  const referral = sales.flatMap((sale) => {
    const lines = byUpline(sale, 'referral', sale.amount)
    const gross = sum(lines.map((line) => line.gross))
    const due = gross + ceil(sale.amount * pooledGross, sold)
    const cap = part(sale.amount, sale.plan.cap_ppm)
    if (due <= cap) {
      weighted += sale.amount * billion
      return lines
    }
    weighted += sale.amount * ((cap * billion) / due)
    const sorted = lines.toSorted((a, b) => a.member_id - b.member_id)
    const whole = (gross * cap) / due
    const shares = sorted.map((line) => (line.gross * cap) / due)
    const order = sorted
      .map((line, at) => ({ at, rest: (line.gross * cap) % due }))
      .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
    let left = whole - sum(shares)
    for (const { at } of order) if (left-- > 0n) shares[at] = shares[at]! + 1n
    return sorted.map((line, at) => ({ ...line, paid: shares[at]! }))
  })
  const factor = sold > 0n ? weighted / sold : billion
  const goods = day.sales.flatMap((sale) => {
    if (sale.kind === 'goods') return [...byUpline(sale, 'mall', sale.profit), ...byUpline(sale, 'sharing', sale.amount)]
    return sale.kind === 'clone' ? byUpline(sale, 'avatar', sale.amount) : []
  })
  const lines = [...referral, ...goods, ...pooled.map((line) => ({ ...line, paid: (line.gross * factor) / billion }))]
  return { lines: lines.map((line) => (day.forfeited.has(line.member_id) ? { ...line, paid: 0n } : line)), factor }
}

/** What a payout of mills is in each unit; `accBefore` ACC in smallest parts, `micros` the price of one ACC. */
export function split(
  kind: AwardKind,
  mills: bigint,
  accBefore: bigint,
  micros: bigint,
  plan: { split_threshold: bigint; low_usds_ppm: number; high_usds_ppm: number; high_usda_ppm: number },
): { acc: bigint; usds: bigint; usda: bigint; longcoin: bigint } {
  if (kind === 'sharing') return { acc: 0n, usds: 0n, usda: 0n, longcoin: mills / 10n }
  const isLow = accBefore < plan.split_threshold
  const usds = part(mills, isLow ? plan.low_usds_ppm : plan.high_usds_ppm)
  const usda = isLow ? 0n : part(mills, plan.high_usda_ppm)
  return { acc: ((mills - usds - usda) * million) / micros, usds, usda, longcoin: 0n }
}
