import { useTranslations } from '../shell/translations.tsx'
import { ApplyPage } from './apply-page.tsx'

/** Requests a withdrawal of the balance (WAL-06). */
export function ApplyScreen() {
  const t = useTranslations('withdrawal')
  return <ApplyPage source="balance" title={t('title')} />
}
