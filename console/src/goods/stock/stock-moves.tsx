import { stockReasons } from '@longmall/contract/stock-staff.ts'
import { Link } from '@tanstack/react-router'
import { usePermissions } from '../../shell/call/permissions.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'

/** Every change of the quantity on hand; reservations are shown with their orders. */
export function StockMoves() {
  const t = useTranslations('goods')
  const can = usePermissions()
  const { time, count } = useFormat()
  return (
    <ResourceList
      operation="catalogue/stock_moves"
      rowKey="move_id"
      empty={t('no_moves')}
      filters={[
        { kind: 'number', name: 'goods_id', label: t('goods_number') },
        {
          kind: 'choice',
          name: 'reason',
          label: t('reason'),
          options: stockReasons.map((value) => ({ value, label: t(`reason_${value}`) })),
        },
        { kind: 'day', name: 'from_day', label: t('from_day') },
        { kind: 'day', name: 'until_day', label: t('until_day') },
      ]}
      columns={[
        { name: 'moved_at', title: t('moved_at'), sort: 'moved_at', render: ({ moved_at }) => time(moved_at) },
        {
          name: 'goods_name',
          title: t('name'),
          render: ({ goods_id, goods_name, sku_name }) => (
            <span style={{ display: 'block', maxWidth: 360, whiteSpace: 'normal' }}>
              <Link to="/goods/edit" search={{ goods_id } as never}>
                {goods_name}
              </Link>
              {sku_name && <span style={{ display: 'block', fontSize: 12, color: '#5c5c69' }}>{sku_name}</span>}
            </span>
          ),
        },
        { name: 'sku_no', title: t('sku_no') },
        { name: 'reason', title: t('reason'), render: ({ reason }) => t(`reason_${reason}`) },
        {
          name: 'quantity',
          title: t('quantity'),
          sort: 'quantity',
          align: 'right',
          render: ({ quantity }) => (quantity > 0 ? `+${count(quantity)}` : count(quantity)),
        },
        { name: 'before', title: t('before'), align: 'right', render: ({ before }) => count(before) },
        { name: 'after', title: t('after'), align: 'right', render: ({ after }) => count(after) },
        { name: 'note', title: t('note') },
        {
          name: 'staff_name',
          title: t('operator'),
          render: ({ staff_id, staff_name }) =>
            staff_id !== null && can('staff/list_audit') ? (
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
