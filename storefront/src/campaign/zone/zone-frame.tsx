import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { zoneAddon, type ZoneKind } from '../../addresses/promotion-address.ts'
import { PromotionOff } from '../../promotion/promotion-unavailable.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useAddon } from '../../shell/shared.ts'
import { readZone, states, type ZoneState } from './zone-search.ts'

export interface ZoneFrameProps {
  kind: ZoneKind
  /** One sentence on what the zone is. */
  intro: string
  /** At the end of the bar, such as the way to one’s own. */
  aside?: ReactNode
  children: (state: ZoneState) => ReactNode
}

/** Frame of a promotion zone: title bar, description, and tabs for running, upcoming and ended; hidden while its add-on is off. */
export function ZoneFrame({ kind, intro, aside, children }: ZoneFrameProps) {
  const t = useTranslations('campaign')
  const tCatalogue = useTranslations('catalogue')
  const router = useRouter()
  const isOn = useAddon(zoneAddon(kind))
  const { state = 'running' } = useScreenSearch(readZone)
  const title = tCatalogue(`promotion_${kind}`)
  const show = (next: ZoneState) =>
    void router.navigate({
      to: router.state.location.pathname,
      search: next === 'running' ? {} : { state: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PageHeader title={title} action={isOn && aside} />
      {isOn ? (
        <Tabs label={title} tabs={states.map((key) => ({ key, label: t(`tab_${key}`) }))} selected={state} onSelect={show}>
          <p className="px-4 pt-3 text-14 text-body">{intro}</p>
          <div className="p-3">{children(state)}</div>
        </Tabs>
      ) : (
        <PromotionOff />
      )}
      <BackToTop />
    </>
  )
}

/** In place of a tab without promotions. */
export function EmptyZone({ state }: { state: ZoneState }) {
  const t = useTranslations('campaign')
  return (
    <EmptyState
      drawing="coupon"
      title={t(`empty_${state}`)}
      text={t('empty_text')}
      action={
        <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
          {t('shop_now')}
        </Link>
      }
    />
  )
}
