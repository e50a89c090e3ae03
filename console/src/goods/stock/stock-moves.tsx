import { stockReasons } from '@longmall/contract/stock-staff.ts'
import { Link } from '@tanstack/react-router'
import { useMay } from '../../shell/call/may.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'

/** Every change of pieces on hand; what orders take stands with the orders. */
export function StockMoves() {
  const say = useWords('goods')
  const may = useMay()
  const { time, count } = useFormat()
  return (
    <ResourceList
      operation="catalogue/stock_moves"
      rowKey="move_id"
      empty={say('no_moves')}
      filters={[
        { kind: 'number', name: 'goods_id', label: say('goods_number') },
        {
          kind: 'choice',
          name: 'reason',
          label: say('reason'),
          options: stockReasons.map((value) => ({ value, label: say(`reason_${value}`) })),
        },
        { kind: 'day', name: 'from_day', label: say('from_day') },
        { kind: 'day', name: 'until_day', label: say('until_day') },
      ]}
      columns={[
        { name: 'moved_at', title: say('moved_at'), sort: 'moved_at', render: ({ moved_at }) => time(moved_at) },
        {
          name: 'goods_name',
          title: say('name'),
          render: ({ goods_id, goods_name, sku_name }) => (
            <span style={{ display: 'block', maxWidth: 360, whiteSpace: 'normal' }}>
              <Link to="/goods/edit" search={{ goods_id } as never}>
                {goods_name}
              </Link>
              {sku_name && <span style={{ display: 'block', fontSize: 12, color: '#5c5c69' }}>{sku_name}</span>}
            </span>
          ),
        },
        { name: 'sku_no', title: say('sku_no') },
        { name: 'reason', title: say('reason'), render: ({ reason }) => say(`reason_${reason}`) },
        {
          name: 'quantity',
          title: say('pieces'),
          sort: 'quantity',
          align: 'right',
          render: ({ quantity }) => (quantity > 0 ? `+${count(quantity)}` : count(quantity)),
        },
        { name: 'before', title: say('before'), align: 'right', render: ({ before }) => count(before) },
        { name: 'after', title: say('after'), align: 'right', render: ({ after }) => count(after) },
        { name: 'note', title: say('note') },
        {
          name: 'staff_name',
          title: say('operator'),
          render: ({ staff_id, staff_name }) =>
            staff_id !== null && may('staff/list_audit') ? (
              <Link to="/audit" search={{ staff_id } as never}>
                {staff_name}
              </Link>
            ) : (
              (staff_name ?? '–')
            ),
        },
      ]}
    />
  )
}
