import type { OrderToShip, PackedLine } from '@longmall/contract/shipping.ts'
import { useQuery } from '@tanstack/react-query'
import { Flex, InputNumber } from 'antd'
import { useMay } from '../../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import type { Control } from '../../shell/form/field.ts'
import { useWords } from '../../shell/language.tsx'
import { GoodsName } from '../order/goods-name.tsx'

interface Pieces {
  order_goods_id: number
  quantity: number
}

/** The carriers of the shop; none for who may not ship. */
export function useCarriers() {
  const may = useMay()
  return useQuery({ ...query('shipping/carriers', {}), enabled: may('shipping/carriers'), staleTime: 300_000 }).data?.carriers ?? []
}

export const carrierOptions = (carriers: ReturnType<typeof useCarriers>) =>
  carriers.map(({ carrier, carrier_name }) => ({ value: carrier, label: carrier_name }))

export interface ShipButtonProps {
  order: Pick<OrderToShip, 'order_id' | 'order_no' | 'lines'>
  type?: 'primary' | 'link'
}

/** Sends what is left of an order as one parcel, or the pieces chosen of it (ORD-10). */
export function ShipButton({ order: { order_id, order_no, lines }, type = 'primary' }: ShipButtonProps) {
  const say = useWords('order')
  const carriers = useCarriers()
  const left = lines.filter((line) => line.left > 0)
  if (left.length === 0) return null
  return (
    <FormDrawer
      command="shipping/ship"
      label={say('ship')}
      title={say('ship_title', { number: order_no })}
      type={type}
      saveLabel={say('ship_do')}
      fields={[
        { kind: 'choice', name: 'carrier', label: say('carrier'), isRequired: true, options: carrierOptions(carriers) },
        { kind: 'text', name: 'tracking_no', label: say('tracking_no'), isRequired: true, maximum: 40, help: say('tracking_no_help') },
        {
          kind: 'custom',
          name: 'lines',
          label: say('in_parcel'),
          help: say('in_parcel_help'),
          render: (control) => <PiecesField {...control} lines={left} />,
        },
      ]}
      initial={{ lines: left.map((line) => ({ order_goods_id: line.order_goods_id, quantity: line.left })) }}
      fixed={{ order_id }}
    />
  )
}

/** How many pieces of each line go into the parcel; none of a line leaves it out. */
function PiecesField({ value, onChange, lines }: Control & { lines: readonly PackedLine[] }) {
  const say = useWords('order')
  const chosen = (value ?? []) as Pieces[]
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
              aria-label={say('pieces_of', { goods: line.goods_name })}
              min={0}
              max={line.left}
              precision={0}
              value={of(line.order_goods_id)}
              onChange={(quantity) => choose(line.order_goods_id, quantity ?? 0)}
            />
            <span>{say('of_left', { count: line.left })}</span>
          </Flex>
        </Flex>
      ))}
    </Flex>
  )
}
