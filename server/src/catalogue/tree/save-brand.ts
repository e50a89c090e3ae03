import { randomBytes } from 'node:crypto'
import type { catalogueTreeStaff as contract } from '@longmall/contract/catalogue-tree-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { updateAffectedGoods } from './update-affected-goods.ts'
import { moveInOrder } from './lock-tree.ts'
import { checkTexts, isRenamed } from './texts.ts'

type Input = InputOf<typeof contract.save_brand>

interface BrandRow {
  id: number
  version: number
  is_shown: boolean
  logo: unknown
  texts: { language: string; name: string; story: string }[]
}

/** A brand, locked, as it was shown; refuses `catalogue.brand_not_found`, `catalogue.changed`. */
async function lockBrand(db: Database, brand_id: number, version: number): Promise<BrandRow> {
  await sql`select from brand where id = ${brand_id} for update`.execute(db)
  const brand = await readBrand(db, brand_id)
  if (!brand) throw new Refusal('catalogue.brand_not_found')
  if (brand.version !== version) throw new Refusal('catalogue.changed')
  return brand
}

async function readBrand(db: Database, brand_id: number): Promise<BrandRow | undefined> {
  const { rows } = await sql<BrandRow>`
    select b.id, b.version, b.is_shown, b.logo, coalesce((select jsonb_agg(jsonb_build_object('language', language, 'name', name, 'story', story)
      order by language) from brand_text t where t.brand_id = b.id), '[]') as texts from brand b where b.id = ${brand_id}`.execute(db)
  return rows[0]
}

/**
 * Adds a brand at the end, or changes one; goods that are found by its name follow. Refuses `catalogue.brand_not_found`,
 * `catalogue.changed`, `catalogue.english_name_required`, `media.gone`. (CON-02)
 */
export async function saveBrand(context: Context<StaffActor>, input: Input): Promise<OutputOf<typeof contract.save_brand>> {
  checkTexts(input.texts)
  if (input.brand_id !== undefined && input.version === undefined) throw wrongField('version', 'field.required')
  const { db } = context
  const before = input.brand_id === undefined ? null : await lockBrand(db, input.brand_id, input.version!)
  const { id: brand_id, version } = await write(db, before?.id ?? null, input)
  await db.deleteFrom('brand_text').where('brand_id', '=', brand_id).execute()
  await db
    .insertInto('brand_text')
    .values(input.texts.map((text) => ({ brand_id, ...text })))
    .execute()
  await setMediaUses(context, `brand ${brand_id}`, input.logo ? [input.logo.src] : [])
  await audit(context, { subject: `brand ${brand_id}`, before, after: await readBrand(db, brand_id) })
  if (before && isRenamed(before.texts, input.texts))
    return { brand_id, version, work_id: await updateAffectedGoods(context, { brand_id }) }
  await catalogueChanged(db)
  return { brand_id, version, work_id: null }
}

function write(db: Database, brand_id: number | null, { logo, is_shown }: Input): Promise<{ id: number; version: number }> {
  const fields = { logo: logo ? JSON.stringify(logo) : null, is_shown }
  if (brand_id !== null)
    return db
      .updateTable('brand')
      .set({ ...fields, version: sql`version + 1` })
      .where('id', '=', brand_id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
  return db
    .insertInto('brand')
    .values({
      ...fields,
      handle: `b-${randomBytes(6).toString('hex')}`,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from brand)`,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** Puts a brand to a place of the list. Refuses `catalogue.brand_not_found`, `catalogue.changed`. */
export async function placeBrand(
  context: Context<StaffActor>,
  { brand_id, version, position }: InputOf<typeof contract.move_brand>,
): Promise<OutputOf<typeof contract.move_brand>> {
  const { db } = context
  await sql`select from brand order by id for update`.execute(db)
  await lockBrand(db, brand_id, version)
  const { rows } = await sql<{ id: number }>`select id from brand order by position, id`.execute(db)
  const ids = rows.map(({ id }) => id)
  const order = moveInOrder(ids, brand_id, position)
  await sql`
    update brand b set position = o.position - 1 from unnest(${order}::int[]) with ordinality o (id, position)
    where b.id = o.id and b.position <> o.position - 1`.execute(db)
  await sql`update brand set version = version + 1 where id = ${brand_id}`.execute(db)
  await audit(context, {
    subject: `brand ${brand_id}`,
    before: { place: ids.indexOf(brand_id) },
    after: { place: order.indexOf(brand_id) },
  })
  await catalogueChanged(db)
  return { version: version + 1 }
}

/** Removes a brand that no goods has, on the shelf or not. Refuses `catalogue.brand_not_found`, `catalogue.changed`, `catalogue.brand_has_goods` {count}. */
export async function removeBrand(
  context: Context<StaffActor>,
  { brand_id, version }: InputOf<typeof contract.remove_brand>,
): Promise<OutputOf<typeof contract.remove_brand>> {
  const { db } = context
  const before = await lockBrand(db, brand_id, version)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from goods where brand_id = ${brand_id}`.execute(db)
  if (rows[0]!.count > 0) throw new Refusal('catalogue.brand_has_goods', { count: rows[0]!.count })
  await setMediaUses(context, `brand ${brand_id}`, [])
  await db.deleteFrom('brand').where('id', '=', brand_id).execute()
  await audit(context, { subject: `brand ${brand_id}`, before, after: null })
  await catalogueChanged(db)
  return {}
}
