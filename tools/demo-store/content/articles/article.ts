import type { ArticleKind, LandingName } from '@longmall/contract/article-shapes.ts'
import type { BannerKey } from '../../pictures/scenes/banner-recipes.ts'
import type { LocalizedText } from '../../types.ts'

/** What the demo shop writes. `body` goes paragraph by paragraph: `# ` begins a heading, `- ` a point of a list. */
export interface DemoArticle {
  key: string
  kind: ArticleKind
  landing?: LandingName
  /** Of help: its category. */
  category?: string
  title: LocalizedText
  summary?: LocalizedText
  body: LocalizedText[]
  points?: { icon: string; heading: LocalizedText; text: LocalizedText }[]
  /** A banner, or the second picture of a goods by its key. */
  cover?: { banner: BannerKey } | { goods: string }
  goods?: string[]
  /** How long ago it was published. */
  days?: number
}

export interface DemoHelpCategory {
  key: string
  icon: string
  name: LocalizedText
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Paragraphs as HTML. */
export function htmlOf(paragraphs: readonly string[]): string {
  const parts = paragraphs.map((text) => {
    if (text.startsWith('# ')) return `<h2>${escape(text.slice(2))}</h2>`
    return text.startsWith('- ') ? `<li>${escape(text.slice(2))}</li>` : `<p>${escape(text)}</p>`
  })
  return parts.join('').replaceAll(/(?:<li>.*?<\/li>)+/g, (list) => `<ul>${list}</ul>`)
}
