import type { HeadTools, PageHead } from '../shell/page-head.ts'

/** Head of the exchange centre and of what can be exchanged: coins are a member’s, so that search engines list none of it. */
export const pointsShopHead = ({ translations }: HeadTools<unknown>): PageHead => ({
  title: translations.t('pointsshop')('title'),
  noindex: true,
})
