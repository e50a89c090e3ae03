import type { ArticleText } from '@longmall/contract/article-shapes.ts'
import type { article } from '@longmall/contract/article.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'

export const textOf = (language: ArticleText['language'], title: string, body = `<p>${title}</p>`): ArticleText => ({
  language,
  title,
  summary: '',
  body,
})

/** An article as an operator writes it; a notice in English unless specified otherwise. */
export const articleForm = (fields: Partial<InputOf<typeof article.save>> = {}): InputOf<typeof article.save> => ({
  kind: 'notice',
  texts: [textOf('en-us', 'Holiday hours')],
  ...fields,
})

/** A draft, or with `published` what visitors see. */
export async function makeArticle(
  shop: TestShop,
  fields: Partial<InputOf<typeof article.save>> = {},
  { published = false } = {},
): Promise<{ article_id: number; version: number }> {
  const editor = await staffClient(shop)
  const made = await editor.call('article/save', articleForm(fields))
  if (!published) return { article_id: made.article_id, version: made.version }
  const { article_id, version } = await editor.call('article/publish', { article_id: made.article_id, version: made.version })
  return { article_id, version }
}

/** A category of the help centre. */
export async function makeHelpCategory(shop: TestShop, name = 'Orders'): Promise<{ category_id: number; version: number }> {
  const { category_id, version } = await (
    await staffClient(shop)
  ).call('article/save_category', { icon: 'truck', texts: [{ language: 'en-us', category_name: name }] })
  return { category_id, version }
}
