import type { OrderToShip, PackedLine } from '@longmall/contract/fulfilment.ts'
import { useQuery } from '@tanstack/react-query'
import { Flex, InputNumber } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import type { Control } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'
import { GoodsName } from '../order/goods-name.tsx'

interface PackedQuantity {
  order_goods_id: number
  quantity: number
}

/** The carriers of the shop; empty without permission to ship. */
export function useCarriers() {
  const can = usePermissions()
  return useQuery({ ...query('fulfilment/carriers', {}), enabled: can('fulfilment/carriers'), staleTime: 300_000 }).data?.carriers ?? []
}

export const carrierOptions = (carriers: ReturnType<typeof useCarriers>) =>
  carriers.map(({ carrier, carrier_name }) => ({ value: carrier, label: carrier_name }))

export interface ShipButtonProps {
  order: Pick<OrderToShip, 'order_id' | 'order_no' | 'lines'>
  type?: 'primary' | 'link'
}

/** Ships the remainder of an order as one parcel, or the chosen quantities of it (ORD-10). */
export function ShipButton({ order: { order_id, order_no, lines }, type = 'primary' }: ShipButtonProps) {
  const t = useTranslations('order')
  const carriers = useCarriers()
  const left = lines.filter((line) => line.remaining > 0)
  if (left.length === 0) return null
  return (
    <FormDrawer
      command="fulfilment/ship"
      label={t('ship')}
      title={t('ship_title', { number: order_no })}
      type={type}
      saveLabel={t('ship_do')}
      fields={[
        { kind: 'choice', name: 'carrier', label: t('carrier'), isRequired: true, options: carrierOptions(carriers) },
        { kind: 'text', name: 'tracking_no', label: t('tracking_no'), isRequired: true, maximum: 40, help: t('tracking_no_help') },
        {
          kind: 'custom',
          name: 'lines',
          label: t('in_parcel'),
          help: t('in_parcel_help'),
          render: (control) => <QuantityField {...control} lines={left} />,
        },
      ]}
      initial={{ lines: left.map((line) => ({ order_goods_id: line.order_goods_id, quantity: line.remaining })) }}
      fixed={{ order_id }}
    />
  )
}

/** The quantity of each line in the parcel; zero leaves the line out. */
function QuantityField({ value, onChange, lines }: Control & { lines: readonly PackedLine[] }) {
  const t = useTranslations('order')
  const chosen = (value ?? []) as PackedQuantity[]
  const of = (id: number) => chosen.find(({ order_goods_id }) => order_goods_id === id)?.quantity ?? 0
  const choose = (id: number, quantity: number) =>
    onChange?.(
      lines
        .map(({ order_goods_id }) => ({ order_goods_id, quantity: order_goods_id === id ? quantity : of(order_goods_id) }))
        .filter((one) => one.quantity > 0),
    )
  return (
    <Flex vertical gap={8}>
      {lines.map((line) => (
        <Flex key={line.order_goods_id} justify="space-between" align="center" gap={12}>
          <GoodsName goods_name={line.goods_name} sku_name={line.sku_name} picture={line.picture} />
          <Flex align="center" gap={8}>
            <InputNumber
              aria-label={t('quantity_of', { goods: line.goods_name })}
              min={0}
              max={line.remaining}
              precision={0}
              value={of(line.order_goods_id)}
              onChange={(quantity) => choose(line.order_goods_id, quantity ?? 0)}
            />
            <span>{t('of_left', { count: line.remaining })}</span>
          </Flex>
        </Flex>
      ))}
    </Flex>
  )
}
