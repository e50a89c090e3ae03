import * as z from 'zod/mini'
import { GoodsCard, Picture } from './catalogue.ts'
import { Count, Id, Integer, Language, Many, OptionalText, Pattern, Rows, Text, Timestamp } from './fields.ts'

/** What the shop writes: a page has one article (`about`, `overseas_notice`, each landing page), the other kinds have many. */
export const articleKinds = ['help', 'notice', 'note', 'qa', 'about', 'overseas_notice', 'landing'] as const
export const ArticleKind = z.enum(articleKinds)
export type ArticleKind = z.output<typeof ArticleKind>

/** Kinds that are read as a list. */
export const listedKinds = ['help', 'notice', 'note', 'qa'] as const
export const ListedKind = z.enum(listedKinds)

/** Pages of one article each, by the names of their addresses. */
export const landingNames = ['index', 'index2', 'index3', 'download', 'qrcode', 'landing_qa', 'test_marquee'] as const
export const LandingName = z.enum(landingNames)
export type LandingName = z.output<typeof LandingName>
export const pageNames = ['about', 'overseas_notice', ...landingNames] as const
export const PageName = z.enum(pageNames)
export type PageName = z.output<typeof PageName>

export const articleStates = ['draft', 'scheduled', 'published'] as const
export const ArticleState = z.enum(articleStates)
export type ArticleState = z.output<typeof ArticleState>

export const ArticleVersion = Integer(1, 1_000_000)
/** A short point of a landing page: the name of an icon, a heading, a sentence. */
export const ArticlePoint = z.object({ icon: Pattern(/^[a-z0-9-]+$/, 40), heading: Text(60), text: OptionalText(300) })
export type ArticlePoint = z.output<typeof ArticlePoint>

export const ArticleCard = z.object({
  article_id: Id,
  kind: ArticleKind,
  category_id: z.nullable(Id),
  title: Text(120),
  summary: OptionalText(300),
  cover: z.nullable(Picture),
  published_at: Timestamp,
})
export type ArticleCard = z.output<typeof ArticleCard>

export const Article = z.object({
  ...ArticleCard.shape,
  category_name: z.nullable(Text(60)),
  /** HTML that the server has cleaned. */
  body: OptionalText(40_000),
  points: Rows(ArticlePoint),
  /** Those on the shelf, in their order. */
  goods: Rows(GoodsCard),
})
export type Article = z.output<typeof Article>

export const HelpCategory = z.object({ category_id: Id, category_name: Text(60), icon: ArticlePoint.shape.icon, article_count: Count })

/** A picture as an operator's upload returned it; its alternative text is the title. */
export const Cover = z.object({
  src: Pattern(/^\/media\/[\w/.-]{1,200}$/, 207),
  widths: Many(Integer(1, 4000), 6),
  avif: Picture.shape.avif,
})

/** The texts of an article in one language; `body` is HTML and is sanitised when it is saved. */
export const ArticleText = z.object({
  language: Language,
  title: Text(120),
  summary: OptionalText(300),
  body: OptionalText(40_000),
  points: z.optional(z.array(ArticlePoint)),
})
export type ArticleText = z.output<typeof ArticleText>

/** An article as an operator edits it, in all its languages. */
export const EditedArticle = z.object({
  article_id: Id,
  kind: ArticleKind,
  page_name: z.nullable(PageName),
  category_id: z.nullable(Id),
  cover: z.nullable(Cover),
  goods_ids: Rows(Id),
  position: Count,
  state: ArticleState,
  published_at: z.nullable(Timestamp),
  texts: Rows(z.object({ ...ArticleText.shape, points: Rows(ArticlePoint) })),
  like_count: Count,
  version: ArticleVersion,
  updated_at: Timestamp,
})
export type EditedArticle = z.output<typeof EditedArticle>

export const StaffArticle = z.object({
  article_id: Id,
  kind: ArticleKind,
  page_name: z.nullable(PageName),
  category_name: z.nullable(Text(60)),
  title: Text(120),
  cover: z.nullable(Picture),
  position: Count,
  state: ArticleState,
  published_at: z.nullable(Timestamp),
  /** In which it is written. */
  languages: Rows(Language),
  like_count: Count,
  version: ArticleVersion,
  updated_at: Timestamp,
})
export type StaffArticle = z.output<typeof StaffArticle>

export const historyActions = ['saved', 'published', 'scheduled', 'withdrawn', 'restored'] as const
/** A version of an article: who made it, when, and how. */
export const ArticleHistory = z.object({
  version: ArticleVersion,
  at: Timestamp,
  staff_name: Text(60),
  action: z.enum(historyActions),
  title: Text(120),
  languages: Rows(Language),
})

const CategoryText = z.object({ language: Language, category_name: Text(60) })
export const EditedCategory = z.object({
  category_id: Id,
  category_name: Text(60),
  icon: ArticlePoint.shape.icon,
  position: Count,
  article_count: Count,
  texts: Rows(CategoryText),
  version: ArticleVersion,
})
export type EditedCategory = z.output<typeof EditedCategory>
export const CategoryTexts = Many(CategoryText, 5)

/** Things of the shop that are written in several languages. */
export const translatableAreas = [
  'article',
  'help_category',
  'page',
  'advert',
  'goods',
  'category',
  'brand',
  'promotion',
  'reduction',
  'coupon',
  'points_item',
  'game',
  'reward_rule',
  'reward_task',
  'store',
] as const
export const TranslatableArea = z.enum(translatableAreas)
/** One that lacks a language; of a page of blocks the name by which it is opened. */
export const Untranslated = z.object({
  area: TranslatableArea,
  subject_id: Id,
  title: Text(200),
  kind: z.nullable(Text(40)),
  page: z.nullable(Text(60)),
})
export type Untranslated = z.output<typeof Untranslated>
