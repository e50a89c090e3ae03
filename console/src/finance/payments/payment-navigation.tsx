import { SubNavigation } from '../../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../../shell/language.tsx'

export function PaymentNavigation() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('finance')
  const tLiability = useTranslations('liabilities')
  return (
    <SubNavigation
      entries={[
        { path: '/payments', label: tMenu('payments') },
        { path: '/payments/alerts', label: t('alerts') },
        { path: '/payments/days', label: tLiability('reconciliation') },
      ]}
    />
  )
}
