import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { Option } from './parse-variants.ts'

interface ExistingOption {
  attribute_id: number
  attribute_name: string
  value_id: number | null
  value_name: string | null
}

/**
 * Writes the attributes of a goods from a file and returns the ids of their values, by position of option and value. One with the same
 * English name retains its id, and with it its translations.
 */
export async function saveOptions(db: Database, goods_id: number, options: Option[]): Promise<number[][]> {
  const existing = await freePositions(db, goods_id)
  const ids: number[][] = []
  for (const [position, option] of options.entries()) {
    const own = existing.filter((one) => one.attribute_name === option.name)
    const attribute_id = own[0]?.attribute_id ?? (await addAttribute(db, goods_id, position, option.name))
    if (own[0]) await db.updateTable('attribute').set({ position }).where('id', '=', attribute_id).execute()
    const values: number[] = []
    for (const [index, name] of option.values.entries()) {
      const value_id = own.find((one) => one.value_name === name)?.value_id
      if (value_id) await db.updateTable('attribute_value').set({ position: index }).where('id', '=', value_id).execute()
      values.push(value_id ?? (await addValue(db, attribute_id, index, name)))
    }
    ids.push(values)
  }
  if (existing.length) await deleteUnused(db, goods_id)
  return ids
}

/** Existing rows, moved to negative positions, so that swapped positions do not collide. */
async function freePositions(db: Database, goods_id: number): Promise<ExistingOption[]> {
  const { rows } = await sql<ExistingOption>`
    select a.id as attribute_id, t.name as attribute_name, v.id as value_id, vt.name as value_name
    from attribute a join attribute_text t on t.attribute_id = a.id and t.language = 'en-us'
      left join attribute_value v on v.attribute_id = a.id
      left join attribute_value_text vt on vt.value_id = v.id and vt.language = 'en-us'
    where a.goods_id = ${goods_id}`.execute(db)
  if (rows.length === 0) return rows
  await sql`update attribute set position = -1 - position where goods_id = ${goods_id}`.execute(db)
  await sql`update attribute_value set position = -1 - position
    where attribute_id in (select id from attribute where goods_id = ${goods_id})`.execute(db)
  return rows
}

async function deleteUnused(db: Database, goods_id: number): Promise<void> {
  await sql`delete from attribute_value where position < 0 and attribute_id in (select id from attribute where goods_id = ${goods_id})`.execute(
    db,
  )
  await sql`delete from attribute where position < 0 and goods_id = ${goods_id}`.execute(db)
}

async function addAttribute(db: Database, goods_id: number, position: number, name: string): Promise<number> {
  const { id } = await db.insertInto('attribute').values({ goods_id, position }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('attribute_text').values({ attribute_id: id, language: 'en-us', name }).execute()
  return id
}

async function addValue(db: Database, attribute_id: number, position: number, name: string): Promise<number> {
  const { id } = await db.insertInto('attribute_value').values({ attribute_id, position }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('attribute_value_text').values({ value_id: id, language: 'en-us', name }).execute()
  return id
}
