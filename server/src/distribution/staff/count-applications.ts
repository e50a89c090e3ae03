import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { countUpTo } from '../../kernel/database/count-up-to.ts'

/** Applications to become a distributor that nobody has decided, counted to `limit`. */
export const countApplications = ({ db }: Context, limit: number) =>
  countUpTo(db, sql`distributor_application where state = 'applied'`, limit)
