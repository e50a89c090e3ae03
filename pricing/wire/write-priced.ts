import type { PricedLine, Totals, TraceEntry } from '@longmall/contract/cart.ts'
import { decimalOf } from '../decimal-of.ts'
import type { Cents, PricedLine as EngineLine, TraceEntry as EngineEntry } from '../types.ts'

/** A priced line as the contract has it; the coins of its price are elsewhere. */
export function wireLine({ list_price, unit_price, goods_total, reductions, total, longcoin: _coins, ...line }: EngineLine): PricedLine {
  return {
    ...line,
    list_price: decimalOf(list_price),
    unit_price: decimalOf(unit_price),
    goods_total: decimalOf(goods_total),
    reductions: reductions.map(({ source, amount }) => ({ source, amount: decimalOf(amount) })),
    total: decimalOf(total),
  }
}

/** Sums in decimals. */
export function wireTotals({ list_total, goods_total, reduction_total, freight_total, total }: Record<keyof Totals, Cents>): Totals {
  return {
    list_total: decimalOf(list_total),
    goods_total: decimalOf(goods_total),
    reduction_total: decimalOf(reduction_total),
    freight_total: decimalOf(freight_total),
    total: decimalOf(total),
  }
}

/** The trace in decimals: codes and figures, translated when shown. */
export function wireTrace(trace: readonly EngineEntry[]): TraceEntry[] {
  return trace.map(({ saved, missing, ...entry }) => ({
    ...entry,
    saved: decimalOf(saved),
    missing: missing
      ? { amount: missing.amount === undefined ? null : decimalOf(missing.amount), quantity: missing.quantity ?? null }
      : null,
  }))
}
