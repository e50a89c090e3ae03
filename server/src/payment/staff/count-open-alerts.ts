import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { countUpTo } from '../../kernel/database/count-up-to.ts'

/** Alerts of payments that are open, counted to `limit`. */
export const countOpenAlerts = ({ db }: Context, limit: number) => countUpTo(db, sql`payment_alert where resolved_at is null`, limit)
