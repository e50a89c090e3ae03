import type { OrderToShip } from '@longmall/contract/fulfilment.ts'
import { Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { FileButton, pdfFile } from '../../shell/display/file-button.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { warehouses } from '../order-states.ts'
import { ShipButton } from './ship-button.tsx'

const shipOne = (order: OrderToShip) => <ShipButton order={order} type="link" />
const printNotes = (orders: OrderToShip[]) => <NotesButton order_ids={orders.map(({ order_id }) => order_id)} />

/** Paid orders with quantities still to be shipped, the oldest first; each is shipped from here, and their notes are printed together. */
export function ToShipScreen() {
  const t = useTranslations('order')
  const { time } = useFormat()
  return (
    <>
      <PageHead title={t('to_ship')} lead={t('to_ship_lead')}>
        <RecordLink to="/to_ship/codes" search={{}}>
          {t('codes')}
        </RecordLink>
      </PageHead>
      <ResourceList
        operation="fulfilment/to_ship"
        rowKey="order_id"
        empty={t('to_ship_empty')}
        filters={[
          { kind: 'text', name: 'order_no', label: t('order_no'), maxLength: 40 },
          {
            kind: 'choice',
            name: 'warehouse',
            label: t('warehouse'),
            options: warehouses.map((value) => ({ value, label: t(value) })),
          },
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
          { name: 'paid_at', title: t('paid_at'), sort: 'paid_at', render: ({ paid_at }) => time(paid_at) },
          {
            name: 'lines',
            title: t('left_to_ship'),
            render: ({ lines }) => (
              <ul style={{ margin: 0, paddingInlineStart: 16, maxWidth: 320 }}>
                {lines.map(({ order_goods_id, goods_name, sku_name, remaining }) =>
                  remaining > 0 ? (
                    <li key={order_goods_id}>
                      {[goods_name, sku_name].filter(Boolean).join(' · ')} × <strong>{remaining}</strong>
                    </li>
                  ) : null,
                )}
              </ul>
            ),
          },
          {
            name: 'contact',
            title: t('recipient'),
            render: ({ contact, address }) => (
              <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>
                <div>{[contact?.consignee, contact?.mobile].filter(Boolean).join(' · ') || '–'}</div>
                {address && (
                  <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                    {`${address.region_name} ${address.detailed_address}`}
                  </Typography.Text>
                )}
              </div>
            ),
          },
          { name: 'warehouse', title: t('warehouse'), render: ({ warehouse }) => t(warehouse) },
          { name: 'plan', title: t('delivery'), render: ({ delivery_plan }) => t(`plan_${delivery_plan}`) },
          { name: 'remark', title: t('buyer_remark'), render: ({ remark }) => remark || '–' },
          { name: 'type', title: t('type'), isExtra: true, render: ({ order_type }) => t(`type_${order_type}`) },
        ]}
        actions={shipOne}
        bulk={printNotes}
      />
    </>
  )
}

/** The delivery notes of all that are ticked, in one file. */
function NotesButton({ order_ids }: { order_ids: number[] }) {
  const t = useTranslations('order')
  return (
    <FileButton
      label={t('print_notes', { count: order_ids.length })}
      load={async () => pdfFile(await queryClient.fetchQuery({ ...query('fulfilment/delivery_notes', { order_ids }), staleTime: 0 }))}
    />
  )
}
