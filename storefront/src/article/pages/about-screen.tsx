import { useTranslations } from '../../shell/translations.tsx'
import { PageArticle } from './page-article.tsx'

/** Who the shop is (CAT-11). */
export function AboutScreen() {
  return <PageArticle name="about" title={useTranslations('article')('about')} />
}
