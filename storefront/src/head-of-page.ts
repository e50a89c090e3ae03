import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '@longmall/contract/fields.ts'
import type { PageKind } from '@longmall/contract/page.ts'
import type { PageDescription } from './describe-page.ts'
import type { PageHead } from './shell/page-head.ts'
import { pageTitle } from './shell/layout/page-header.tsx'
import type { TranslationStore } from './shell/translations.tsx'
import { htmlLang } from '@longmall/web/translations/languages.ts'
import { siteQuery } from './shell/site.ts'

export interface HeadSource {
  page: PageDescription
  kind: PageKind
  queryClient: QueryClient
  language: Language
  origin: string
  translations: TranslationStore
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`

/** Tags of the head (SHL-18): title, description, canonical, Open Graph and JSON-LD of a public page; the rest have `noindex`. */
export function headOfPage({ page, kind, queryClient, language, origin, translations }: HeadSource): string {
  const t = translations.t('shell')
  const storeName = queryClient.getQueryData(siteQuery.queryKey)?.store_name ?? t('store_name')
  const head: PageHead =
    kind === 'missing'
      ? { title: t('not_found_title'), noindex: true }
      : (kind === 'page' && page.screen?.head?.({ queryClient, search: page.search, language, origin, storeName, t, translations })) || {
          title: '',
          noindex: kind === 'shell',
        }
  const title = pageTitle(head.title, storeName)
  const description = head.description ?? t('store_description')
  const tags = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)]
  if (head.noindex) return [...tags, meta('name', 'robots', 'noindex')].join('')
  const canonical = new URL(head.canonical ?? page.key ?? page.path, origin).href
  tags.push(
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', storeName),
    meta('property', 'og:locale', htmlLang(language).replace('-', '_')),
  )
  if (head.image)
    tags.push(meta('property', 'og:image', new URL(head.image, origin).href), meta('name', 'twitter:card', 'summary_large_image'))
  if (head.jsonLd) tags.push(`<script type="application/ld+json">${JSON.stringify(head.jsonLd).replaceAll('<', '\\u003c')}</script>`)
  return tags.join('')
}
