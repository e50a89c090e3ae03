import type { ArticleKind, ArticlePoint, ArticleText, EditedArticle } from '@longmall/contract/article-shapes.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Values } from '../../shell/form/field.ts'

interface PointRow {
  icon: string
  texts?: { language: Language; heading?: string; words?: string }[]
}

/** Form values of an article: the points of a page row by row, each in all languages. */
export function formOf({ landing_name: _none, ...article }: EditedArticle & { landing_name?: undefined }): Values {
  const { kind, page_name, category_id, cover, goods_ids, position, texts } = article
  return {
    kind,
    ...(kind === 'landing' && { landing_name: page_name }),
    ...(category_id !== null && { category_id }),
    cover,
    goods_ids,
    position,
    texts: texts.map(({ points: _points, ...text }) => text),
    points: pointRows(texts),
  }
}

function pointRows(texts: EditedArticle['texts']): PointRow[] {
  const length = Math.max(0, ...texts.map(({ points }) => points.length))
  return Array.from({ length }, (_, index) => ({
    icon: texts.find(({ points }) => points[index])!.points[index]!.icon,
    texts: texts.flatMap(({ language, points }) => {
      const point = points[index]
      return point ? [{ language, heading: point.heading, text: point.text }] : []
    }),
  }))
}

/** Initial values of a new article of a kind. */
export const blankArticle = (kind: ArticleKind): Values => ({ kind, goods_ids: [], position: 0, texts: [], points: [] })

/** The command's input: complete texts, each with its part of the points; a point missing in a language is sent in English. */
export function inputOf(values: Values): Values {
  const { points = [], texts = [], ...rest } = values as { points?: PointRow[]; texts?: Partial<ArticleText>[] } & Values
  return {
    ...rest,
    texts: texts.map((text) => ({
      ...text,
      summary: trimmed(text.summary),
      body: text.body ?? '',
      ...(text.title !== undefined && { title: trimmed(text.title) }),
      points: points.flatMap((row) => pointIn(row, text.language)),
    })),
  }
}

const trimmed = (text: string | undefined) => (text ?? '').trim()

function pointIn({ icon, texts = [] }: PointRow, language: Language | undefined): ArticlePoint[] {
  const own = texts.find((text) => text.language === language && text.heading) ?? texts.find((text) => text.language === 'en-us')
  return own?.heading ? [{ icon, heading: trimmed(own.heading), text: trimmed(own.words) }] : []
}
