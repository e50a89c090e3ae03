import type { ArticleKind } from '@longmall/contract/article-shapes.ts'

/** What the address of the list says of a kind: nothing of help, which it opens with. */
export const listOf = (kind: ArticleKind) => ({ kind: kind === 'help' ? undefined : kind })
