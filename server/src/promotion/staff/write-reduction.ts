import type { Language } from '@longmall/contract/fields.ts'
import type { ReductionStep } from '@longmall/pricing/types.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { readPage, shortText, type ListOrder, type PageRequest } from '../../kernel/database/list-order.ts'
import { textIn } from '../../kernel/database/text-in.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** A full reduction as stored; thresholds and amounts in cents. */
export interface StoredReduction {
  reduction_id: number
  version: number
  by: 'amount' | 'quantity'
  steps: ReductionStep[]
  goods_ids: number[]
  category_ids: number[]
  starts_at: Timestamp
  ends_at: Timestamp
  is_on: boolean
  /** When an operator ended it. */
  ended_at: Timestamp | null
  texts: { language: Language; name: string }[]
}

const columns = sql.raw(`
  r.id as reduction_id, r.version, r.by, r.steps, r.goods_ids, r.category_ids, r.starts_at, r.ends_at, r.is_on, r.ended_at,
  coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name) order by t.language) from reduction_text t where t.reduction_id = r.id), '[]') as texts`)

/** One full reduction whole. */
export async function findReduction({ db }: Context, reduction_id: number): Promise<StoredReduction | undefined> {
  const { rows } = await sql<StoredReduction>`select ${columns} from reduction r where r.id = ${reduction_id}`.execute(db)
  return rows[0]
}

/** The same, its row held until the transaction ends. Refuses `promotion.not_found`, `promotion.changed`. */
export async function lockReduction(context: Context, reduction_id: number, version: number | undefined): Promise<StoredReduction> {
  await sql`select from reduction where id = ${reduction_id} for no key update`.execute(context.db)
  const known = await findReduction(context, reduction_id)
  if (!known) throw new Refusal('promotion.not_found')
  if (known.version !== version) throw new Refusal('promotion.changed')
  return known
}

type Sort = 'reduction_id' | 'name' | 'starts_at'
const orderIn = (language: Language): ListOrder<Sort> => ({
  id: sql`r.id`,
  defaultSort: '-reduction_id',
  sorts: {
    reduction_id: 'id',
    name: { text: shortText(textIn(language, { texts: 'reduction_text', of: 'reduction_id', id: sql`r.id` })) },
    starts_at: { instant: sql`r.starts_at` },
  },
})

/** Full reductions, the newest first by default, a page at a time. */
export const listReductions = ({ db, language }: Context, is_on: boolean | undefined, page: PageRequest<Sort>) =>
  readPage(
    db,
    orderIn(language),
    page,
    ({ after, by, cursorColumn, limit }) => sql<StoredReduction>`
      select ${columns}${cursorColumn} from reduction r where ${after} ${is_on === undefined ? sql`` : sql`and r.is_on = ${is_on}`}
      order by ${by} limit ${limit}`,
  )

/** Writes a full reduction: a new one, or over the one of this id. Answers its id. */
export async function writeReduction(
  { db }: Context,
  { texts, steps, ...row }: Omit<StoredReduction, 'reduction_id' | 'version' | 'ended_at'>,
  reduction_id: number | null,
): Promise<number> {
  const values = { ...row, steps: JSON.stringify(steps) }
  const { id } =
    reduction_id === null
      ? await db.insertInto('reduction').values(values).returning('id').executeTakeFirstOrThrow()
      : await db
          .updateTable('reduction')
          .set((is) => ({ ...values, version: is('version', '+', 1) }))
          .where('id', '=', reduction_id)
          .returning('id')
          .executeTakeFirstOrThrow()
  await db.deleteFrom('reduction_text').where('reduction_id', '=', id).execute()
  await db
    .insertInto('reduction_text')
    .values(texts.map((text) => ({ ...text, reduction_id: id })))
    .execute()
  return id
}

/** Ends a current full reduction now: its window closes, and orders remain. */
export async function closeReduction({ db, now }: Context, reduction_id: number): Promise<void> {
  await sql`update reduction set ends_at = ${now}, ended_at = ${now}, version = version + 1 where id = ${reduction_id}`.execute(db)
}
