import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useMoment } from '../shell/time/use-moment.ts'
import { useTranslations } from '../shell/translations.tsx'
import { DeskGate, type Desk } from './desk/desk-gate.tsx'
import { ListFilters } from './list/list-filters.tsx'
import { OrderSkeletons, RecordSkeletons } from './list/list-skeletons.tsx'
import { PickupOrderCard } from './list/pickup-order-card.tsx'
import { RedemptionRow } from './list/redemption-row.tsx'
import { deskTabs, readDeskList } from './redemption-address.ts'

const path = '/v2/verification/list'
type Search = ReturnType<typeof readDeskList>
/** Colleagues and customers change these lists too. */
const fresh = { staleTime: 0 }

/** Orders that wait to be prepared or fetched at the clerk's stores, and what was handed over there (DSK-01, DSK-02, DSK-04). */
export function DeskListScreen() {
  const t = useTranslations('redemption')
  const go = useGo()
  const search = useScreenSearch(readDeskList)
  const show = ({ tab, branch_id, day, own }: Search) =>
    void go(path, { tab, branch_id, day, own: own ? 1 : undefined }, { replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={t('list_title')} fallback="/v2/verification/index" />
      <DeskGate>
        {(desk) => (
          <Tabs
            label={t('list_title')}
            className="sticky top-12 z-20"
            tabs={deskTabs.map((key) => ({ key, label: <TabLabel tab={key} desk={desk} /> }))}
            selected={search.tab}
            onSelect={(tab) => show({ ...search, tab, day: undefined, own: false })}
          >
            <div className="space-y-3 p-3">
              {desk && <ListFilters desk={desk} search={search} onShow={(changed) => show({ ...search, ...changed })} />}
              {!desk && (search.tab === 'done' ? <RecordSkeletons /> : <OrderSkeletons />)}
              {desk &&
                (search.tab === 'done' ? (
                  <Records search={search} onAll={() => show({ tab: 'done', branch_id: undefined, day: undefined, own: false })} />
                ) : (
                  <Orders tab={search.tab} branch_id={search.branch_id} />
                ))}
            </div>
          </Tabs>
        )}
      </DeskGate>
      <BackToTop />
    </>
  )
}

function TabLabel({ tab, desk }: { tab: Search['tab']; desk: Desk | undefined }) {
  const t = useTranslations('redemption')
  const count = desk && tab !== 'done' ? desk[tab] : 0
  return (
    <>
      {t(`tab_${tab}`)}
      {count > 0 && <span className="figures"> {count}</span>}
    </>
  )
}

function Orders({ tab, branch_id }: { tab: 'preparing' | 'ready'; branch_id: number | undefined }) {
  const t = useTranslations('redemption')
  return (
    <EndlessList
      query={{ ...pages('redemption/pickup_orders', { state: tab, ...(branch_id !== undefined && { branch_id }) }), ...fresh }}
      keyOf={(order) => order.order_id}
      gap={12}
      pull
      skeleton={<OrderSkeletons />}
      empty={<EmptyState drawing="order" title={t(`none_${tab}`)} text={t(`none_${tab}_text`)} action={<ToDesk />} />}
    >
      {(order) => <PickupOrderCard order={order} />}
    </EndlessList>
  )
}

function Records({ search: { branch_id, day, own }, onAll }: { search: Search; onAll: () => void }) {
  const t = useTranslations('redemption')
  const moment = useMoment()
  const isFiltered = branch_id !== undefined || day !== undefined || own
  const filters = { ...(branch_id !== undefined && { branch_id }), ...(day !== undefined && { day }), ...(own && { is_own: true }) }
  return (
    <EndlessList
      query={{ ...pages('redemption/list', filters), ...fresh }}
      keyOf={(one) => one.redemption_id}
      gap={10}
      pull
      skeleton={<RecordSkeletons />}
      empty={
        isFiltered ? (
          <EmptyState
            title={t('none_filtered')}
            action={
              <Button look="soft" onClick={onAll}>
                {t('show_all')}
              </Button>
            }
          />
        ) : (
          <EmptyState title={t('none_done')} text={t('none_done_text')} action={<ToDesk />} />
        )
      }
    >
      {(one) => (
        <Link
          to="/v2/verification/detail"
          search={{ redemption_id: one.redemption_id }}
          className="pressable flex items-center gap-3 rounded-12 bg-card p-4"
        >
          <RedemptionRow
            redemption={one}
            notes={[`${one.member_name} · ${moment(one.redeemed_at)}`, `${one.branch.name} · ${one.clerk_name}`]}
          />
        </Link>
      )}
    </EndlessList>
  )
}

function ToDesk() {
  const t = useTranslations('redemption')
  return (
    <Link to="/v2/verification/index" className={buttonClass({ look: 'soft' })}>
      {t('to_desk')}
    </Link>
  )
}
