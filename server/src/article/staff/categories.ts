import type { article as contract } from '@longmall/contract/article.ts'
import type { EditedCategory } from '@longmall/contract/article-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { categoryName } from '../queries.ts'
import { requireEnglish } from './write-article.ts'

/** All categories of the help centre in their order, with articles of every state counted. */
export const listCategories = async (context: Context<StaffActor>): Promise<{ list: EditedCategory[] }> => ({
  list: await findCategories(context, sql`true`),
})

/** Adds a category, or edits one at the version that was shown. Refuses `article.english_required`, `article.category_not_found`, `article.category_changed`. */
export async function saveCategory(context: Context<StaffActor>, input: InputOf<typeof contract.save_category>): Promise<EditedCategory> {
  const { category_id, version, icon, position, texts } = input
  requireEnglish(texts)
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
  const before = category_id === undefined ? null : await lockCategory(context, category_id, version)
  const { rows } = await (
    before
      ? sql<{ id: number }>`
        update article_category set icon = ${icon}, position = ${position ?? before.position}, version = version + 1 where id = ${before.category_id} returning id`
      : sql<{ id: number }>`
        insert into article_category (icon, position)
        values (${icon}, coalesce(${position ?? null}::int, (select coalesce(max(position), 0) + 1 from article_category))) returning id`
  ).execute(context.db)
  const saved = rows[0]!.id
  await context.db.deleteFrom('article_category_text').where('category_id', '=', saved).execute()
  await context.db
    .insertInto('article_category_text')
    .values(texts.map(({ language, category_name }) => ({ category_id: saved, language, name: category_name })))
    .execute()
  const [after] = await findCategories(context, sql`c.id = ${saved}`)
  await audit(context, { subject: `help_category ${saved}`, before, after })
  await catalogueChanged(context.db)
  return after!
}

/** Puts the categories into this order. Refuses `article.category_changed` when they are no longer these. */
export async function orderCategories(
  context: Context<StaffActor>,
  { category_ids }: InputOf<typeof contract.reorder_categories>,
): Promise<Record<string, never>> {
  await sql`select from article_category order by id for no key update`.execute(context.db)
  const before = (await findCategories(context, sql`true`)).map(({ category_id }) => category_id)
  const isSame = before.length === category_ids.length && before.every((id) => category_ids.includes(id))
  if (!isSame) throw new Refusal('article.category_changed')
  await sql`
    update article_category c set position = o.position, version = version + 1
    from unnest(${category_ids}::int[]) with ordinality o (id, position) where c.id = o.id`.execute(context.db)
  await audit(context, { subject: 'help_category order', before, after: category_ids })
  await catalogueChanged(context.db)
  return {}
}

/** Removes an empty category. Refuses `article.category_not_found`, `article.category_changed`, `article.category_used` {article_count}. */
export async function removeCategory(
  context: Context<StaffActor>,
  { category_id, version }: InputOf<typeof contract.remove_category>,
): Promise<Record<string, never>> {
  const before = await lockCategory(context, category_id, version)
  if (before.article_count > 0) throw new Refusal('article.category_used', { article_count: before.article_count })
  await context.db.deleteFrom('article_category').where('id', '=', category_id).execute()
  await audit(context, { subject: `help_category ${category_id}`, before, after: null })
  return {}
}

async function lockCategory(context: Context, category_id: number, version: number | undefined): Promise<EditedCategory> {
  await sql`select from article_category where id = ${category_id} for update`.execute(context.db)
  const [found] = await findCategories(context, sql`c.id = ${category_id}`)
  if (!found) throw new Refusal('article.category_not_found')
  if (found.version !== version) throw new Refusal('article.category_changed')
  return found
}

async function findCategories({ db, language }: Context, condition: RawBuilder<unknown>): Promise<EditedCategory[]> {
  const { rows } = await sql<EditedCategory>`
    select c.id as category_id, ${categoryName(language)} as category_name, c.icon, c.position, c.version,
      (select count(*)::int from article a where a.category_id = c.id) as article_count,
      (select coalesce(jsonb_agg(jsonb_build_object('language', t.language, 'category_name', t.name) order by t.language), '[]')
        from article_category_text t where t.category_id = c.id) as texts
    from article_category c where ${condition} order by c.position, c.id`.execute(db)
  return rows
}
