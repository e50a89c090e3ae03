import type { ArticleKind, PageName } from '@longmall/contract/article-shapes.ts'

const pages: Record<PageName, string> = {
  about: '/v1/login/about/about_us',
  overseas_notice: '/v2/overseas_notice',
  index: '/mobile/index',
  index2: '/mobile/index2',
  index3: '/mobile/index3',
  download: '/mobile/download',
  qrcode: '/qrcode',
  landing_qa: '/mobile/qa',
  test_marquee: '/mobile/test_marquee',
}

export interface ArticleSubject {
  article_id: number
  kind: ArticleKind
  page_name: PageName | null
}

/** Where visitors read an article, in a language. */
export function shopAddress({ article_id, kind, page_name }: ArticleSubject, language: string): string {
  if (page_name) return `${pages[page_name]}?language=${language}`
  if (kind === 'qa') return `/qa?language=${language}`
  const name = kind === 'note' ? 'note_id' : 'id'
  return `/v2/${kind}/detail/detail?${name}=${article_id}&language=${language}`
}
