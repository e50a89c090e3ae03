import { useTranslations } from '../shell/translations.tsx'
import { WithdrawalListPage } from './withdrawal-list-page.tsx'

/** The member's withdrawals by state (WAL-06): of commission too, which leave the same balance. */
export function WithdrawalListScreen() {
  const t = useTranslations('withdrawal')
  return <WithdrawalListPage source="balance" title={t('list_title')} />
}
