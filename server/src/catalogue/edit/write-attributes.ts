import type { GoodsForm } from '@longmall/contract/catalogue-staff.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { wrongField } from '../../kernel/refusal.ts'

type Attribute = GoodsForm['attributes'][number]

/**
 * Writes the attributes of a goods from a form and returns the ids of their values, by position of attribute and value. SKUs of
 * unchanged ids remain. Refuses ids of other goods.
 */
export async function writeAttributes(db: Database, goods_id: number, attributes: readonly Attribute[]): Promise<number[][]> {
  await freePositions(db, goods_id, attributes)
  const ids: number[][] = []
  for (const [position, { attribute_id, names, values }] of attributes.entries()) {
    const id = await writeAttribute(db, goods_id, attribute_id, position)
    await db
      .insertInto('attribute_text')
      .values(names.map((name) => ({ attribute_id: id, ...name })))
      .execute()
    ids.push(await writeValues(db, id, values))
  }
  await sql`delete from attribute_value where position < 0 and attribute_id in (select id from attribute where goods_id = ${goods_id})`.execute(
    db,
  )
  await sql`delete from attribute where position < 0 and goods_id = ${goods_id}`.execute(db)
  return ids
}

/** Existing rows move to negative positions first, so that swapped positions do not collide, and their texts are deleted. */
async function freePositions(db: Database, goods_id: number, attributes: readonly Attribute[]): Promise<void> {
  const { rows } = await sql<{ attribute_id: number; value_ids: number[] }>`
    select a.id as attribute_id, array(select id from attribute_value where attribute_id = a.id) as value_ids
    from attribute a where a.goods_id = ${goods_id}`.execute(db)
  const existing = new Map(rows.map((row) => [row.attribute_id, new Set(row.value_ids)]))
  const seen = new Set<number>()
  for (const { attribute_id, values } of attributes) {
    const ownValueIds = attribute_id === null ? new Set<number>() : existing.get(attribute_id)
    const valueIds = values.flatMap(({ value_id }) => value_id ?? [])
    const isOwned = ownValueIds !== undefined && valueIds.every((id) => ownValueIds.has(id)) && new Set(valueIds).size === valueIds.length
    if (!isOwned || (attribute_id !== null && seen.has(attribute_id))) throw wrongField('attributes', 'field.choice')
    if (attribute_id !== null) seen.add(attribute_id)
  }
  if (rows.length === 0) return
  await sql`update attribute set position = -1 - position where goods_id = ${goods_id}`.execute(db)
  await sql`update attribute_value set position = -1 - position
    where attribute_id in (select id from attribute where goods_id = ${goods_id})`.execute(db)
  await sql`delete from attribute_value_text
    where value_id in (select v.id from attribute_value v join attribute a on a.id = v.attribute_id where a.goods_id = ${goods_id})`.execute(
    db,
  )
  await sql`delete from attribute_text where attribute_id in (select id from attribute where goods_id = ${goods_id})`.execute(db)
}

async function writeAttribute(db: Database, goods_id: number, attribute_id: number | null, position: number): Promise<number> {
  if (attribute_id !== null) {
    await db.updateTable('attribute').set({ position }).where('id', '=', attribute_id).execute()
    return attribute_id
  }
  const { id } = await db.insertInto('attribute').values({ goods_id, position }).returning('id').executeTakeFirstOrThrow()
  return id
}

async function writeValues(db: Database, attribute_id: number, values: Attribute['values']): Promise<number[]> {
  const ids: number[] = []
  for (const [position, { value_id, names }] of values.entries()) {
    if (value_id !== null) await db.updateTable('attribute_value').set({ position }).where('id', '=', value_id).execute()
    const id =
      value_id ?? (await db.insertInto('attribute_value').values({ attribute_id, position }).returning('id').executeTakeFirstOrThrow()).id
    await db
      .insertInto('attribute_value_text')
      .values(names.map((name) => ({ value_id: id, ...name })))
      .execute()
    ids.push(id)
  }
  return ids
}
