import type { PageName } from '@longmall/contract/article-shapes.ts'
import type { article as table } from '@longmall/translations/en-us/article.ts'
import { pictureAddress } from '../../catalogue/head/goods-json-ld.ts'
import { plainText } from '../../catalogue/head/plain-text.ts'
import type { HeadTools, PageHead } from '../../shell/page-head.ts'
import { articleQuery, pageQuery } from '../article-queries.ts'

/** Head of a list, by its name. */
export const titleHead =
  (key: keyof typeof table & ('help' | 'notices' | 'notes' | 'questions' | 'qr_code')) =>
  ({ translations }: HeadTools<unknown>): PageHead => ({ title: translations.t('article')(key) })

/** Head of one article at its one address; one that is gone is not to be found by searches. */
export const articleHead =
  (address: string) =>
  ({ queryClient, search, translations }: HeadTools<{ id?: number | undefined; note_id?: number | undefined }>): PageHead => {
    const id = search.id ?? search.note_id
    const article = id === undefined ? undefined : queryClient.getQueryData(articleQuery(id).queryKey)
    if (!article) return { title: translations.t('article')('removed'), noindex: true }
    return {
      title: article.title,
      description: article.summary || plainText(article.body, 160),
      image: article.cover ? pictureAddress(article.cover) : undefined,
      canonical: `${address}=${article.article_id}`,
      type: 'article',
    }
  }

/** Head of a page that is one article; `otherwise` names it as long as none is written. */
export const pageHead =
  (
    name: PageName,
    otherwise: keyof typeof table & ('about' | 'overseas' | 'landing_title' | 'download_title' | 'questions' | 'marquee_title'),
    canonical: string,
  ) =>
  ({ queryClient, translations }: HeadTools<unknown>): PageHead => {
    const article = queryClient.getQueryData(pageQuery(name).queryKey)?.article
    return {
      title: article?.title ?? translations.t('article')(otherwise),
      description: article ? article.summary || plainText(article.body, 160) : undefined,
      image: article?.cover ? pictureAddress(article.cover) : undefined,
      canonical,
      type: 'article',
    }
  }
