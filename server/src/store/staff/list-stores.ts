import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { store as contract } from '@longmall/contract/store.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, shortText, type ListOrder } from '../../kernel/database/list-order.ts'
import { textIn } from '../../kernel/database/text-in.ts'
import { showStores, storesSql } from './staff-store.ts'

const orderIn = (language: Language): ListOrder<'position' | 'name'> => ({
  id: sql`s.id`,
  defaultSort: 'position',
  sorts: {
    position: { number: sql`s.position` },
    name: { text: shortText(textIn(language, { texts: 'store_text', of: 'store_id', id: sql`s.id` })) },
  },
})

/** Stores in the order of the shop by default, 20 a page by default. (CON-05) */
export async function listStores(
  context: Context<StaffActor>,
  { search, is_open, offers_pickup, member_id, ...page }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const conditions = [sql`true`]
  if (is_open !== undefined) conditions.push(sql`s.is_open = ${is_open}`)
  if (offers_pickup !== undefined) conditions.push(sql`s.offers_pickup = ${offers_pickup}`)
  if (member_id !== undefined)
    conditions.push(sql`exists (select from store_clerk c where c.store_id = s.id and c.member_id = ${member_id})`)
  if (search !== undefined) {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`exists (select from store_text t where t.store_id = s.id and (t.name ilike ${part} or t.address ilike ${part}))`)
  }
  const { list, next } = await readPage(context.db, orderIn(context.language), page, ({ after, by, cursorColumn, limit }) =>
    storesSql(sql`${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}`, cursorColumn),
  )
  return { list: showStores(context, list), next }
}
