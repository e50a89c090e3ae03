import type { ArticleKind, ArticlePoint, ArticleState, PageName } from '@longmall/contract/article-shapes.ts'
import type { Timestamp } from '../kernel/time/clock.ts'

/** State of an article at an instant of the store clock. */
export const stateOf = (published_at: Timestamp | null, now: Timestamp): ArticleState =>
  published_at === null ? 'draft' : published_at > now ? 'scheduled' : 'published'

/** The page whose only article it is: of a landing page as it is named, of the two documents their kind; null for what is listed. */
export function pageNameOf(kind: ArticleKind, landing_name: PageName | undefined): PageName | null {
  if (kind === 'landing') return landing_name ?? null
  return kind === 'about' || kind === 'overseas_notice' ? kind : null
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
/** The words of clean HTML without its markup. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim()

const foldCase = (text: string) => text.normalize('NFKC').toLowerCase()

/** All the words of a text as a search looks through them. */
export function searchTextOf(text: { title: string; summary: string; body: string; points: readonly ArticlePoint[] }): string {
  const points = text.points.flatMap((point) => [point.heading, point.text])
  return foldCase([text.title, text.summary, plainText(text.body), ...points].join(' '))
}

/** The words that must all be found; at most eight are looked for. */
export const searchKeywords = (keyword: string): string[] => [...new Set(foldCase(keyword).split(/\s+/).filter(Boolean))].slice(0, 8)
