import type { HeadTools, PageHead } from '../shell/page-head.ts'

/** Head of the page where one applies to join; all its addresses are one page. */
export function joinHead({ phrases }: HeadTools<unknown>): PageHead {
  const say = phrases.t('application')
  return { title: say('join_title'), description: say('join_text'), canonical: '/join' }
}
