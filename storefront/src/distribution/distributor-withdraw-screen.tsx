import { useTranslations } from '../shell/translations.tsx'
import { ApplyPage } from '../withdrawal/apply-page.tsx'
import { DistributorGate } from './gate/distributor-page.tsx'

/** Requests a withdrawal of commission through the same flow as of the balance (DST-05, WAL-06). */
export function DistributorWithdrawScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorGate title={t('withdraw_title')}>
      <ApplyPage source="commission" title={t('withdraw_title')} />
    </DistributorGate>
  )
}
