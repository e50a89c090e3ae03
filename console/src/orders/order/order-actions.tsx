import type { StaffOrder } from '@longmall/contract/order.ts'
import { Button, Flex, Popover } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { usePermissions } from '../../shell/call/permissions.ts'
import { FileButton, pdfFile } from '../../shell/display/file-button.tsx'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { languageOptions, useTranslations } from '../../shell/language.tsx'
import { PricePreview } from './price-preview.tsx'

const unpaid: readonly StaffOrder['state'][] = ['unpaid', 'payment_failed', 'reserved']

/** All actions on an order in its current state. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const { state, address, lines } = order
  const isUnpaid = unpaid.includes(state)
  const isUnsent = lines.every((line) => line.shipped_quantity === 0)
  const isMovable = address !== null && isUnsent && (isUnpaid || state === 'paid' || state === 'deposit_paid')
  return (
    <>
      {isUnpaid && order.order_type !== 'deposit' && <PriceButton order={order} />}
      {isMovable && <AddressButton order={order} />}
      <RemarkButton order={order} />
      {isUnpaid && <CancelButton order={order} />}
      {order.paid_at !== null && <Documents order_id={order.order_id} />}
    </>
  )
}

/** The current order, for an operator whose edit is stale. */
const refetchOrder = (order_id: number) => queryClient.fetchQuery({ ...query('order/staff_view', { order_id }), staleTime: 0 })

function PriceButton({ order: { order_id, version } }: { order: StaffOrder }) {
  const t = useTranslations('order')
  const tCommon = useTranslations()
  return (
    <FormDrawer
      command="order/change_price"
      label={t('change_price')}
      fields={[
        { kind: 'money', name: 'reduction', label: t('reduction'), help: t('reduction_help') },
        { kind: 'money', name: 'freight_total', label: t('freight'), help: t('freight_help') },
        { kind: 'area', name: 'reason', label: tCommon('reason'), isRequired: true, maximum: 200, help: t('price_reason_help') },
      ]}
      fixed={{ order_id, version }}
      fresh={async () => ({ initial: {}, fixed: { order_id, version: (await refetchOrder(order_id)).version } })}
    >
      <PricePreview order_id={order_id} version={version} />
    </FormDrawer>
  )
}

const addressOf = ({ address }: StaffOrder) => ({
  consignee: address?.consignee,
  mobile: address?.mobile,
  telephone: address?.telephone,
  postcode: address?.postcode,
  detailed_address: address?.detailed_address,
})

function AddressButton({ order }: { order: StaffOrder }) {
  const t = useTranslations('order')
  const { order_id, version, address } = order
  return (
    <FormDrawer
      command="order/change_address"
      label={t('change_address')}
      fields={[
        { kind: 'text', name: 'consignee', label: t('consignee'), isRequired: true, maximum: 50 },
        { kind: 'text', name: 'mobile', label: t('mobile'), isRequired: true, maximum: 20 },
        { kind: 'text', name: 'telephone', label: t('telephone'), maximum: 20 },
        { kind: 'text', name: 'postcode', label: t('postcode'), maximum: 12 },
        {
          kind: 'area',
          name: 'detailed_address',
          label: t('detailed_address'),
          isRequired: true,
          maximum: 200,
          help: t('region_stays', { region: address?.region_name ?? '' }),
        },
      ]}
      initial={addressOf(order)}
      fixed={{ order_id, version }}
      shape={(values) => ({ telephone: '', postcode: '', ...values })}
      fresh={async () => {
        const now = await refetchOrder(order_id)
        return { initial: addressOf(now), fixed: { order_id, version: now.version } }
      }}
    />
  )
}

function RemarkButton({ order: { order_id, version, operator_remark } }: { order: StaffOrder }) {
  const t = useTranslations('order')
  return (
    <FormDrawer
      command="order/remark"
      label={t('write_remark')}
      fields={[{ kind: 'area', name: 'note', label: t('remark'), maximum: 500, rows: 6, help: t('remark_help') }]}
      initial={{ note: operator_remark }}
      fixed={{ order_id, version }}
      shape={(values) => ({ note: '', ...values })}
      fresh={async () => {
        const now = await refetchOrder(order_id)
        return { initial: { note: now.operator_remark }, fixed: { order_id, version: now.version } }
      }}
    />
  )
}

function CancelButton({ order: { order_id, version, paid_together } }: { order: StaffOrder }) {
  const t = useTranslations('order')
  const tCommon = useTranslations()
  return (
    <ActionButton
      command="order/staff_cancel"
      input={{ order_id, version }}
      label={t('cancel_order')}
      question={paid_together.length > 1 ? t('cancel_confirm_together', { count: paid_together.length }) : t('cancel_confirm')}
      fields={[{ kind: 'text', name: 'reason', label: tCommon('reason'), isRequired: true, maximum: 60 }]}
      isDanger
    />
  )
}

/** Invoice and delivery note, in the console’s language, the invoice in any. */
function Documents({ order_id }: { order_id: number }) {
  const t = useTranslations('order')
  const can = usePermissions()
  if (!can('fulfilment/view_invoice')) return null
  return (
    <>
      <FileButton
        label={t('delivery_note')}
        load={async () => pdfFile(await queryClient.fetchQuery(query('fulfilment/delivery_note', { order_id })))}
      />
      <InvoiceButton order_id={order_id} />
    </>
  )
}

/** The invoice in any of the languages. */
function InvoiceButton({ order_id }: { order_id: number }) {
  const t = useTranslations('order')
  const invoices = languageOptions.map(({ value, label }) => (
    <FileButton
      key={value}
      label={label}
      type="link"
      load={async () => pdfFile(await queryClient.fetchQuery(query('fulfilment/view_invoice', { order_id, in_language: value })))}
    />
  ))
  return (
    <Popover trigger="click" placement="bottomRight" content={<Flex vertical>{invoices}</Flex>}>
      <Button>{t('invoice_pdf')}</Button>
    </Popover>
  )
}
