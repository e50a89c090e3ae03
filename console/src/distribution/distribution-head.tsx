import type { ReactNode } from 'react'
import { PageHead } from '../shell/display/page-head.tsx'
import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'

/** Title and tabs of the screens of distribution; `children` are the buttons of the screen. */
export function DistributionHead({ lead, children }: { lead: string; children?: ReactNode }) {
  const tMenu = useTranslations('menu')
  const t = useTranslations('distribution')
  return (
    <>
      <PageHead title={tMenu('distribution')} lead={lead}>
        {children}
      </PageHead>
      <SubNavigation
        entries={[
          { path: '/distribution', label: t('tab_overview') },
          { path: '/distribution/applications', label: t('tab_applications') },
          { path: '/distribution/distributors', label: t('tab_distributors') },
          { path: '/distribution/commissions', label: t('tab_commissions') },
          { path: '/distribution/ranking', label: t('tab_ranking') },
          { path: '/distribution/goods', label: t('tab_goods') },
          { path: '/distribution/levels', label: t('tab_levels') },
        ]}
      />
    </>
  )
}
