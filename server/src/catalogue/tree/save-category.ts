import type { catalogueTreeStaff as contract } from '@longmall/contract/catalogue-tree-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { updateAffectedGoods } from './update-affected-goods.ts'
import { maxDepth, findCategoryRow, lockTree, withDescendants, type CategoryRow } from './lock-tree.ts'
import { checkTexts, isRenamed } from './texts.ts'

type Input = InputOf<typeof contract.save_category>

/**
 * Adds a category at the end of its level, or changes one; goods that are found by its name follow. Refuses
 * `catalogue.category_not_found`, `catalogue.changed`, `catalogue.english_name_required`, `catalogue.too_deep`, `media.gone`. (CON-02)
 */
export async function saveCategory(context: Context<StaffActor>, input: Input): Promise<OutputOf<typeof contract.save_category>> {
  checkTexts(input.texts)
  const { db } = context
  const tree = await lockTree(db)
  const before = input.category_id === undefined ? null : await readCategory(db, checkVersion(tree, input).id)
  const { id: category_id, version } = before ? await change(db, before.id, input) : await add(db, tree, input)
  await db.deleteFrom('category_text').where('category_id', '=', category_id).execute()
  await db
    .insertInto('category_text')
    .values(input.texts.map((text) => ({ category_id, ...text })))
    .execute()
  await setMediaUses(context, `category ${category_id}`, input.picture ? [input.picture.src] : [])
  const after = await readCategory(db, category_id)
  await audit(context, { subject: `category ${category_id}`, before, after })
  const affectedIds = before && isRenamed(before.texts, input.texts) ? withDescendants(tree, category_id).map(({ id }) => id) : []
  return { category_id, version, work_id: await updateAffectedGoods(context, { category_ids: affectedIds }) }
}

function checkVersion(tree: CategoryRow[], { category_id, version }: Input): CategoryRow {
  if (version === undefined) throw wrongField('version', 'field.required')
  return findCategoryRow(tree, category_id!, version)
}

interface Saved {
  id: number
  version: number
}

async function add(db: Database, tree: CategoryRow[], { parent_id, picture, is_shown }: Input): Promise<Saved> {
  const level = parent_id === undefined ? 1 : findCategoryRow(tree, parent_id).level + 1
  if (level > maxDepth) throw new Refusal('catalogue.too_deep')
  const siblings = tree.filter((one) => one.parent_id === (parent_id ?? null))
  const position = Math.max(-1, ...siblings.map((one) => one.position)) + 1
  return db
    .insertInto('category')
    .values({ parent_id: parent_id ?? null, level, position, is_shown, picture: picture ? JSON.stringify(picture) : null })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

const change = (db: Database, id: number, { picture, is_shown }: Input): Promise<Saved> =>
  db
    .updateTable('category')
    .set({ picture: picture ? JSON.stringify(picture) : null, is_shown, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

interface CategoryDetails extends Saved {
  is_shown: boolean
  picture: unknown
  texts: { language: string; name: string }[]
}

async function readCategory(db: Database, id: number): Promise<CategoryDetails> {
  const { rows } = await sql<CategoryDetails>`
    select c.id, c.version, c.is_shown, c.picture, coalesce((select jsonb_agg(jsonb_build_object('language', language, 'name', name) order by language)
      from category_text t where t.category_id = c.id), '[]') as texts from category c where c.id = ${id}`.execute(db)
  return rows[0]!
}
