import { SubNavigation } from '../../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../../shell/language.tsx'

/** What is owed now, when it falls due, what could be taken out at once, and what is held against it. */
export function FinanceNavigation() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('due')
  return (
    <SubNavigation
      entries={[
        { path: '/finance', label: tMenu('liabilities') },
        { path: '/finance/due', label: t('title') },
        { path: '/finance/stress', label: t('stress') },
        { path: '/finance/holdings', label: t('holdings') },
      ]}
    />
  )
}
