import type { HeadTools, PageHead } from '../shell/page-head.ts'

/** Head of the page where one applies to join; all its addresses are one page. */
export function joinHead({ translations }: HeadTools<unknown>): PageHead {
  const t = translations.t('application')
  return { title: t('join_title'), description: t('join_text'), canonical: '/join' }
}
