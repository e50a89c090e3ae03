import type { StaffOrder } from '@longmall/contract/order.ts'
import { Button, Flex, Popover } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { useMay } from '../../shell/call/may.ts'
import { FileButton, pdfFile } from '../../shell/display/file-button.tsx'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { languageOptions, useWords } from '../../shell/language.tsx'
import { PricePreview } from './price-preview.tsx'

const unpaid: readonly StaffOrder['state'][] = ['unpaid', 'payment_failed', 'reserved']

/** All that an operator can do with an order as it stands now. */
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

/** The order as it is now, for who edits an older one. */
const readAnew = (order_id: number) => queryClient.fetchQuery({ ...query('order/staff_view', { order_id }), staleTime: 0 })

function PriceButton({ order: { order_id, version } }: { order: StaffOrder }) {
  const say = useWords('order')
  const sayAll = useWords()
  return (
    <FormDrawer
      command="order/change_price"
      label={say('change_price')}
      fields={[
        { kind: 'money', name: 'reduction', label: say('reduction'), help: say('reduction_help') },
        { kind: 'money', name: 'freight_total', label: say('freight'), help: say('freight_help') },
        { kind: 'area', name: 'reason', label: sayAll('reason'), isRequired: true, maximum: 200, help: say('price_reason_help') },
      ]}
      fixed={{ order_id, version }}
      fresh={async () => ({ initial: {}, fixed: { order_id, version: (await readAnew(order_id)).version } })}
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
  const say = useWords('order')
  const { order_id, version, address } = order
  return (
    <FormDrawer
      command="order/change_address"
      label={say('change_address')}
      fields={[
        { kind: 'text', name: 'consignee', label: say('consignee'), isRequired: true, maximum: 50 },
        { kind: 'text', name: 'mobile', label: say('mobile'), isRequired: true, maximum: 20 },
        { kind: 'text', name: 'telephone', label: say('telephone'), maximum: 20 },
        { kind: 'text', name: 'postcode', label: say('postcode'), maximum: 12 },
        {
          kind: 'area',
          name: 'detailed_address',
          label: say('detailed_address'),
          isRequired: true,
          maximum: 200,
          help: say('region_stays', { region: address?.region_name ?? '' }),
        },
      ]}
      initial={addressOf(order)}
      fixed={{ order_id, version }}
      shape={(values) => ({ telephone: '', postcode: '', ...values })}
      fresh={async () => {
        const now = await readAnew(order_id)
        return { initial: addressOf(now), fixed: { order_id, version: now.version } }
      }}
    />
  )
}

function RemarkButton({ order: { order_id, version, operator_remark } }: { order: StaffOrder }) {
  const say = useWords('order')
  return (
    <FormDrawer
      command="order/remark"
      label={say('write_remark')}
      fields={[{ kind: 'area', name: 'words', label: say('remark'), maximum: 500, rows: 6, help: say('remark_help') }]}
      initial={{ words: operator_remark }}
      fixed={{ order_id, version }}
      shape={(values) => ({ words: '', ...values })}
      fresh={async () => {
        const now = await readAnew(order_id)
        return { initial: { words: now.operator_remark }, fixed: { order_id, version: now.version } }
      }}
    />
  )
}

function CancelButton({ order: { order_id, version, paid_together } }: { order: StaffOrder }) {
  const say = useWords('order')
  const sayAll = useWords()
  return (
    <ActionButton
      command="order/staff_cancel"
      input={{ order_id, version }}
      label={say('cancel_order')}
      asks={paid_together.length > 1 ? say('cancel_asks_together', { count: paid_together.length }) : say('cancel_asks')}
      fields={[{ kind: 'text', name: 'reason', label: sayAll('reason'), isRequired: true, maximum: 60 }]}
      isDanger
    />
  )
}

/** Invoice and delivery note, in the console’s language, the invoice in any. */
function Documents({ order_id }: { order_id: number }) {
  const say = useWords('order')
  const may = useMay()
  if (!may('shipping/view_invoice')) return null
  return (
    <>
      <FileButton
        label={say('delivery_note')}
        load={async () => pdfFile(await queryClient.fetchQuery(query('shipping/delivery_note', { order_id })))}
      />
      <InvoiceButton order_id={order_id} />
    </>
  )
}

/** The invoice in any of the languages. */
function InvoiceButton({ order_id }: { order_id: number }) {
  const say = useWords('order')
  const invoices = languageOptions.map(({ value, label }) => (
    <FileButton
      key={value}
      label={label}
      type="link"
      load={async () => pdfFile(await queryClient.fetchQuery(query('shipping/view_invoice', { order_id, in_language: value })))}
    />
  ))
  return (
    <Popover trigger="click" placement="bottomRight" content={<Flex vertical>{invoices}</Flex>}>
      <Button>{say('invoice_pdf')}</Button>
    </Popover>
  )
}
