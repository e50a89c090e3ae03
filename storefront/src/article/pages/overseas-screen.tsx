import { usePhrases } from '../../shell/phrases.tsx'
import { PageArticle } from './page-article.tsx'

/** What holds for goods from the overseas warehouse (CAT-11). */
export function OverseasScreen() {
  return <PageArticle name="overseas_notice" title={usePhrases('article')('overseas')} />
}
