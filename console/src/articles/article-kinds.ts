import type { ArticleKind } from '@longmall/contract/article-shapes.ts'

/** The kind in the address of the list: undefined for help, its default. */
export const listOf = (kind: ArticleKind) => ({ kind: kind === 'help' ? undefined : kind })
