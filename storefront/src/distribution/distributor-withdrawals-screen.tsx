import { useTranslations } from '../shell/translations.tsx'
import { WithdrawalListPage } from '../withdrawal/withdrawal-list-page.tsx'
import { DistributorGate } from './gate/distributor-page.tsx'

/** The distributor's withdrawals of commission by state (DST-05). */
export function DistributorWithdrawalsScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorGate title={t('withdraw_records')}>
      <WithdrawalListPage source="commission" title={t('withdraw_records')} />
    </DistributorGate>
  )
}
