import type { Context } from '../../kernel/context.ts'
import type { RefundPlan } from '../plan/refund-plan.ts'
import type { About } from './about.ts'

/** What a refund takes back outside of the order's own rows, in the order of locks (ARCHITECTURE, "Money"). */
export const reversed = ['limits', 'coupon', 'source', 'promotions', 'stock', 'money', 'coins'] as const

/** Carries one part of a plan out, in the caller's transaction; a plan without that part changes nothing. */
export type Reversal = (context: Context, plan: RefundPlan, about: About) => Promise<void>

/** Refunds know what goes back and not whose it is: each part is carried out by its own domain (decisions/0057). */
export type Reversals = Readonly<Record<(typeof reversed)[number], Reversal>>

declare module '../../kernel/context.ts' {
  interface Site {
    /** How the parts of a refund are carried out. */
    reversals: Reversals
  }
}
