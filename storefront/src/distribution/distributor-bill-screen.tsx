import { billKinds } from '@longmall/contract/distribution-shapes.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { readBill } from './distribution-address.ts'
import { DistributorPage } from './gate/distributor-page.tsx'
import { BillRow } from './parts/bill-row.tsx'

const tabs = ['all', ...billKinds] as const

/** Commission in and out by kind, the newest first (DST-04). */
export function DistributorBillScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorPage title={t('bill')}>
      <Bill />
      <BackToTop />
    </DistributorPage>
  )
}

function Bill() {
  const t = useTranslations('distribution')
  const go = useGo()
  const { kind } = useScreenSearch(readBill)
  return (
    <Tabs
      label={t('bill')}
      className="sticky top-12 z-20"
      tabs={tabs.map((key) => ({ key, label: t(`bill_${key}`) }))}
      selected={kind ?? 'all'}
      onSelect={(key) => void go('/v2/distribution/bill', { kind: key === 'all' ? undefined : key }, { replace: true })}
    >
      <div className="p-3">
        <EndlessList
          query={pages('distribution/bill', kind ? { kind } : {})}
          keyOf={({ kind: of, at, number, amount }) => `${of} ${at} ${number} ${amount}`}
          gap={8}
          pull
          empty={
            <EmptyState
              drawing="wallet"
              title={t('bill_empty')}
              text={t('bill_empty_text')}
              action={
                <Link to="/v2/distribution/order" className={buttonClass({ look: 'soft' })}>
                  {t('to_orders')}
                </Link>
              }
            />
          }
        >
          {(line) => <BillRow line={line} />}
        </EndlessList>
      </div>
    </Tabs>
  )
}
