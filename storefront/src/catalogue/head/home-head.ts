import type { HomeSearch } from '../../content/home/home-search.ts'
import type { HeadTools, PageHead } from '../../shell/page-head.ts'
import { query } from '@longmall/web/call/query.ts'
import { pictureAddress } from './goods-json-ld.ts'

/** Head of the home page: three paths show it, the shortest is its own. */
export function homeHead({ queryClient, search, storeName, origin, t }: HeadTools<HomeSearch>): PageHead {
  if (search.preview !== undefined) return { title: storeName, noindex: true }
  const blocks = queryClient.getQueryData(query('content/home', {}).queryKey)?.blocks ?? []
  const banner = blocks.flatMap((block) => (block.kind === 'carousel' ? block.slides : [])).find(({ picture }) => picture)?.picture
  return {
    title: storeName,
    description: t('store_description'),
    image: banner ? pictureAddress(banner) : undefined,
    canonical: '/',
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name: storeName, url: new URL('/', origin).href },
  }
}
