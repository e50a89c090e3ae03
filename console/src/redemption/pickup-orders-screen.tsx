import type { PickupState } from '@longmall/contract/redemption.ts'
import type { RowOf } from '@longmall/web/call/query.ts'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { LineList } from './line-list.tsx'
import { PickupTabs } from './pickup-tabs.tsx'
import { useStoreFilter } from './use-store-filter.ts'

type Row = RowOf<'redemption/list_pickup_orders'>

const tones: Record<PickupState, Tone> = {
  preparing: 'warning',
  ready: 'processing',
  partly_redeemed: 'processing',
  redeemed: 'success',
  expired: 'error',
  refunded: 'default',
}
const states = Object.keys(tones) as PickupState[]

const makeReady = (rows: Row[], clear: () => void) => <ReadyButton rows={rows} onDone={clear} />

/** Orders to pick up at all stores by state; those that are prepared are marked as ready together (DSK-04, CON-04). */
export function PickupOrdersScreen() {
  const t = useTranslations('redemption')
  const tMenu = useTranslations('menu')
  const tCommon = useTranslations()
  const { time, count } = useFormat()
  const store = useStoreFilter()
  return (
    <>
      <PageHead title={tMenu('pickups')} lead={t('orders_lead')} />
      <PickupTabs />
      <ResourceList
        operation="redemption/list_pickup_orders"
        rowKey="order_id"
        isCards
        empty={t('orders_empty')}
        bulk={makeReady}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: states.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          store,
          { kind: 'text', name: 'order_no', label: t('order_no'), maxLength: 40 },
        ]}
        columns={[
          {
            name: 'order_no',
            title: t('order_no'),
            render: ({ order_id, order_no }) => (
              <RecordLink to="/orders/order" search={{ order_id }}>
                {order_no}
              </RecordLink>
            ),
          },
          { name: 'state', title: tCommon('state'), render: ({ state }) => <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag> },
          { name: 'branch', title: t('store'), render: ({ branch }) => branch.name },
          {
            name: 'member_id',
            title: t('member'),
            render: ({ member_id, member_name }) => <MemberLink member_id={member_id}>{member_name}</MemberLink>,
          },
          { name: 'remaining', title: t('remaining'), align: 'right', isExtra: true, render: ({ remaining }) => count(remaining) },
          {
            name: 'lines',
            title: t('to_hand_over'),
            render: ({ lines }) => <LineList lines={lines} quantityOf={(line) => line.remaining} />,
          },
          { name: 'paid_at', title: t('paid_at'), sort: 'paid_at', render: ({ paid_at }) => time(paid_at) },
          { name: 'ready_at', title: t('ready_at'), isExtra: true, render: ({ ready_at }) => time(ready_at) },
          { name: 'expires_at', title: t('expires_at'), sort: 'expires_at', render: ({ expires_at }) => time(expires_at) },
          { name: 'ready_by_name', title: t('ready_by'), isExtra: true, render: ({ ready_by_name }) => ready_by_name ?? '–' },
        ]}
      />
    </>
  )
}

/** Marks orders that are being prepared as ready, all or none; their buyers are notified. */
function ReadyButton({ rows, onDone }: { rows: readonly Row[]; onDone: () => void }) {
  const t = useTranslations('redemption')
  const order_ids = rows.filter(({ state }) => state === 'preparing').map(({ order_id }) => order_id)
  return (
    <ActionButton
      command="redemption/set_ready"
      input={{ order_ids }}
      label={t('set_ready')}
      type="primary"
      isDisabled={order_ids.length === 0}
      question={t('set_ready_confirm', { count: order_ids.length })}
      onDone={onDone}
    />
  )
}
