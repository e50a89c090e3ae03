import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { countUpTo } from '../../kernel/database/count-up-to.ts'

/** Alerts of payments that are open, counted to `most`. */
export const openAlerts = ({ db }: Context, most: number) => countUpTo(db, sql`payment_alert where resolved_at is null`, most)
