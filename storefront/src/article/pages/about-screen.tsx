import { usePhrases } from '../../shell/phrases.tsx'
import { PageArticle } from './page-article.tsx'

/** Who the shop is (CAT-11). */
export function AboutScreen() {
  return <PageArticle name="about" title={usePhrases('article')('about')} />
}
