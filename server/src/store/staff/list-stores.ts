import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { store as contract } from '@longmall/contract/store.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import { readStores } from './staff-store.ts'

/** Stores in the order of the shop, 20 a page when not said otherwise. (CON-05) */
export async function listStores(
  context: Context<StaffActor>,
  { search, is_open, hands_over, member_id, cursor, page_size = 20 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const conditions = [sql`true`]
  if (is_open !== undefined) conditions.push(sql`s.is_open = ${is_open}`)
  if (hands_over !== undefined) conditions.push(sql`s.hands_over = ${hands_over}`)
  if (member_id !== undefined)
    conditions.push(sql`exists (select from store_clerk c where c.store_id = s.id and c.member_id = ${member_id})`)
  if (search !== undefined) {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`exists (select from store_text t where t.store_id = s.id and (t.name ilike ${part} or t.address ilike ${part}))`)
  }
  if (cursor !== undefined) {
    const [position, id] = readCursor(cursor, [cursorForm.number, cursorForm.id])
    conditions.push(sql`(s.position, s.id) > (${position}::bigint, ${id}::bigint)`)
  }
  const found = await readStores(context, sql`${sql.join(conditions, sql` and `)} order by s.position, s.id limit ${page_size + 1}`)
  return cutPage(found, page_size, ({ position, branch_id }) => [position, branch_id])
}
