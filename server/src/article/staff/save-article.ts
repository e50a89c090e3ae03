import type { article as contract } from '@longmall/contract/article.ts'
import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { pageNameOf } from '../rules.ts'
import { lockEdited } from './edited-article.ts'
import { saveVersion, writeArticle } from './write-article.ts'

type Input = InputOf<typeof contract.save>

/**
 * Writes a draft, or edits an article at the version that was shown; HTML is cleaned (CAT-11). Refuses `article.not_found`,
 * `article.changed`, `article.kind_fixed`, `article.english_required`, `article.page_exists`, `article.category_not_found`,
 * `article.goods_unknown` {goods_id}.
 */
export async function saveArticle(context: Context<StaffActor>, input: Input): Promise<EditedArticle> {
  checkFields(input)
  const { article_id, version, kind, landing_name, category_id = null, cover = null, goods_ids = [], position = 0, texts } = input
  const before = article_id === undefined ? null : await lockEdited(context, article_id, version)
  const page_name = pageNameOf(kind, landing_name)
  if (before && (before.kind !== kind || before.page_name !== page_name)) throw new Refusal('article.kind_fixed')
  const saved = await writeArticle(context, before, { kind, page_name, category_id, cover, goods_ids, position, texts })
  return saveVersion(context, saved, before, 'saved')
}

/** Cross-field checks: each wrong field by its name. */
function checkFields({ kind, landing_name, category_id }: Input): void {
  const needs = (name: keyof Input, isNeeded: boolean, value: unknown) => {
    if (isNeeded === (value === undefined)) throw wrongField(name, isNeeded ? 'field.required' : 'field.unknown')
  }
  needs('landing_name', kind === 'landing', landing_name)
  needs('category_id', kind === 'help', category_id)
}
