import { randomBytes } from 'node:crypto'
import type { GoodsForm } from '@longmall/contract/catalogue-staff.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { cleanHtml, picturesInHtml } from '../../kernel/security/clean-html.ts'
import type { Context } from '../../kernel/context.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { indexGoods } from '../index-goods.ts'
import { refreshGoods } from '../refresh-goods.ts'
import { requirementFromForm } from './find-staff-goods.ts'
import { writeAttributes } from './write-attributes.ts'
import { writeSkus } from './write-skus.ts'

const maxDescription = 50_000

/** Writes a checked form as a new goods, or over one whose row the caller has locked, with all that belongs to it; answers its id. */
export async function writeGoods(context: Context, form: GoodsForm, goods_id: number | null): Promise<number> {
  const { db } = context
  await checkReferences(context, form)
  const texts = form.texts.map((text) => ({ ...text, description: cleanDescription(text.description) }))
  const id = await writeRow(context, form, goods_id)
  await writeTexts(context, id, texts)
  await writePictures(context, id, form.pictures)
  await setMediaUses(context, `goods ${id}`, [
    ...form.pictures.map(({ src }) => src),
    ...(form.video ? [form.video.src] : []),
    ...(form.video?.poster ? [form.video.poster.src] : []),
    ...texts.flatMap(({ description }) => picturesInHtml(description)),
  ])
  const value_ids = await writeAttributes(db, id, form.attributes)
  await writeSkus(context, id, value_ids, form.skus)
  await refreshGoods(db, [id])
  await indexGoods(db, [id])
  await catalogueChanged(db)
  return id
}

async function checkReferences({ db }: Context, { category_id, brand_id, freight_template_id }: GoodsForm): Promise<void> {
  const { rows } = await sql<{ category: boolean; brand: boolean; freight: boolean }>`
    select exists (select from category where id = ${category_id}) as category,
      ${brand_id}::int is null or exists (select from brand where id = ${brand_id}) as brand,
      ${freight_template_id}::int is null or exists (select from freight_template where id = ${freight_template_id}) as freight`.execute(db)
  const { category, brand, freight } = rows[0]!
  if (!category) throw wrongField('category_id', 'field.choice')
  if (!brand) throw wrongField('brand_id', 'field.choice')
  if (!freight) throw wrongField('freight_template_id', 'field.choice')
}

function cleanDescription(description: string): string {
  const html = cleanHtml(description, { pictures: true })
  if (html.length > maxDescription) throw wrongField('texts', 'field.too_long', { maximum: maxDescription })
  return html
}

async function writeRow({ db, now }: Context, form: GoodsForm, goods_id: number | null): Promise<number> {
  const { goods_type, category_id, brand_id, is_listed, level_discount, max_per_member, warehouse, freight_template_id, position } = form
  const row = {
    goods_type,
    category_id,
    brand_id,
    is_listed,
    level_discount,
    max_per_member,
    warehouse,
    freight_template_id,
    position,
    video: form.video && JSON.stringify(form.video),
    requirement: JSON.stringify(requirementFromForm(form.requirement, (amount) => Number(toSmallest(amount, 'MONEY')))),
  }
  if (goods_id !== null) {
    await db
      .updateTable('goods')
      .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
      .where('id', '=', goods_id)
      .execute()
    return goods_id
  }
  const created = await db
    .insertInto('goods')
    .values({ ...row, handle: handleOf(form), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return created.id
}

/** Of the English name, with some random letters: files of goods know goods by it. */
function handleOf({ texts }: GoodsForm): string {
  const name = texts.find(({ language }) => language === 'en-us')!.name
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  return `${slug || 'goods'}-${randomBytes(4).toString('hex')}`
}

async function writeTexts({ db }: Context, goods_id: number, texts: GoodsForm['texts']): Promise<void> {
  await db.deleteFrom('goods_text').where('goods_id', '=', goods_id).execute()
  await db
    .insertInto('goods_text')
    .values(texts.map((text) => ({ ...text, goods_id, params: JSON.stringify(text.params), services: JSON.stringify(text.services) })))
    .execute()
}

async function writePictures({ db }: Context, goods_id: number, pictures: GoodsForm['pictures']): Promise<void> {
  await db.deleteFrom('goods_picture').where('goods_id', '=', goods_id).execute()
  if (pictures.length === 0) return
  await db
    .insertInto('goods_picture')
    .values(pictures.map((picture, position) => ({ goods_id, position, picture: JSON.stringify(picture) })))
    .execute()
}
