import { useTranslations } from '../../shell/translations.tsx'
import { PageArticle } from './page-article.tsx'

/** Terms of goods from the overseas warehouse (CAT-11). */
export function OverseasScreen() {
  return <PageArticle name="overseas_notice" title={useTranslations('article')('overseas')} />
}
