import { sql } from 'kysely'

/** What has figures of its own by day: promotions, and full reductions. */
export const figureTables = {
  promotion: {
    subjects: sql.table('promotion'),
    figures: sql.table('promotion_figure'),
    members: sql.table('promotion_member'),
    id: sql.ref('promotion_id'),
    /** A member's row, new with this purchase. */
    buyerRow: { columns: sql.raw('used, has_purchased'), values: sql.raw('0, true') },
  },
  reduction: {
    subjects: sql.table('reduction'),
    figures: sql.table('reduction_figure'),
    members: sql.table('reduction_member'),
    id: sql.ref('reduction_id'),
    buyerRow: { columns: sql.raw('has_purchased'), values: sql.raw('true') },
  },
} as const
export type FigureSubject = keyof typeof figureTables
