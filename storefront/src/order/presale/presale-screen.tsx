import type { Presale } from '@longmall/contract/order.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useGo } from '../../shell/link.tsx'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useSite } from '../../shell/site.ts'
import { presaleTabs, readPresale } from '../../addresses/order-address.ts'
import { PresaleCard } from './presale-card.tsx'

/** The member's reservations: deposit to pay, booked, balance to pay with its countdown, done (PRM-09). */
export function PresaleScreen() {
  const t = useTranslations('order')
  const go = useGo()
  const { addons } = useSite()
  const { status: tab } = useScreenSearch(readPresale)
  return (
    <>
      <PageHeader title={t('presale_title')} fallback="/v2/member/index/index" />
      <Tabs
        label={t('presale_title')}
        className="sticky top-12 z-20"
        tabs={presaleTabs.map((key) => ({ key, label: t(`presale_tab_${key}`) }))}
        selected={tab}
        onSelect={(status) => void go('/v2/order/presale/presale', { status }, { replace: true })}
      >
        <div className="p-3">
          <EndlessList
            query={pages('order/presales', { tab })}
            keyOf={(order: Presale) => order.order_id}
            gap={12}
            pull
            skeleton={
              <div className="space-y-3">
                {[0, 1].map((n) => (
                  <Skeleton key={n} className="h-56 w-full rounded-12" />
                ))}
              </div>
            }
            empty={
              <EmptyState
                drawing="order"
                title={t('presale_empty')}
                text={t('presale_empty_text')}
                action={
                  addons.presale ? (
                    <Link to="/promotionpages/presale/list/list" className={buttonClass({})}>
                      {t('presale_zone')}
                    </Link>
                  ) : (
                    <Link to="/v2/index/index/index" className={buttonClass({})}>
                      {t('go_shopping')}
                    </Link>
                  )
                }
              />
            }
          >
            {(order) => <PresaleCard order={order} />}
          </EndlessList>
        </div>
      </Tabs>
    </>
  )
}
