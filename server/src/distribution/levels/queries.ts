import type { DistributorLevel, Rates } from '@longmall/contract/distribution-shapes.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { textIn } from '../../kernel/database/text-in.ts'
import type { Figures } from '../rules.ts'

export interface LevelRow {
  level_id: number
  name: string
  rates: Rates
  needed: Figures
  is_first: boolean
}
interface Columns {
  level_id: number
  name: string
  first_ppm: number
  second_ppm: number
  third_ppm: number
  orders_needed: number
  sales_needed: bigint
  members_needed: number
  is_first: boolean
}

/** All levels in the caller's language, the lowest first. */
export async function readLevels({ db, language }: Pick<Context, 'db' | 'language'>): Promise<LevelRow[]> {
  const { rows } = await sql<Columns>`
    select l.id as level_id, coalesce(${textIn(language, { texts: 'distributor_level_text', of: 'level_id', id: sql`l.id` })}, '#' || l.id) as name,
      l.first_ppm, l.second_ppm, l.third_ppm, l.orders_needed, l.sales_needed, l.members_needed, l.is_first
    from distributor_level l order by l.position, l.id`.execute(db)
  return rows.map((row) => ({
    level_id: row.level_id,
    name: row.name,
    rates: ratesOf(row),
    needed: { orders: row.orders_needed, sales: row.sales_needed, members: row.members_needed },
    is_first: row.is_first,
  }))
}

export const readLevel = async (context: Pick<Context, 'db' | 'language'>, level_id: number): Promise<LevelRow> =>
  (await readLevels(context)).find((level) => level.level_id === level_id)!

/** Rates of every level; `except`: not of this one. */
export async function ratesOfLevels(db: Database, except: number | null = null): Promise<Rates[]> {
  const { rows } = await sql<Columns>`
    select first_ppm, second_ppm, third_ppm from distributor_level where ${except}::int is null or id <> ${except}::int`.execute(db)
  return rows.map(ratesOf)
}

export const toLevel = ({ needed, ...level }: LevelRow): DistributorLevel => ({ ...level, conditions: conditionsOf(needed) })
export const conditionsOf = ({ sales, ...rest }: Figures) => ({ ...rest, sales: toDecimal(sales, 'MONEY') })

const ratesOf = ({ first_ppm, second_ppm, third_ppm }: Pick<Columns, 'first_ppm' | 'second_ppm' | 'third_ppm'>): Rates => ({
  first: first_ppm,
  second: second_ppm,
  third: third_ppm,
})
