import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import type { ReactNode } from 'react'
import type { ScreenPath } from '../../routes/table.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useAddon } from '../../shell/shared.ts'
import { useTranslations } from '../../shell/translations.tsx'

export interface DistributionPageProps {
  title: string
  /** Where back leads when this screen was the first one opened. */
  fallback?: ScreenPath
  action?: ReactNode
  children: ReactNode
}

/** A screen of distribution below its title bar; while the add-on is off (SHL-07) it says so instead. */
export function DistributionPage({ title, fallback = '/v2/distribution/index', action, children }: DistributionPageProps) {
  const isOn = useAddon('fenxiao')
  return (
    <>
      <PageHeader title={title} fallback={isOn ? fallback : '/v2/member/index/index'} action={isOn && action} />
      {isOn ? children : <DistributionOff />}
    </>
  )
}

function DistributionOff() {
  const t = useTranslations('distribution')
  const tShell = useTranslations('shell')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="soon"
        title={tShell('feature_off')}
        text={t('off_text')}
        action={
          <Link to="/v2/index/index/index" className={buttonClass({})}>
            {t('go_home')}
          </Link>
        }
      />
    </div>
  )
}
