import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Link } from '@tanstack/react-router'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { MoveDrawer } from './move-drawer.tsx'

/** Goods that run short, with the SKUs that do and a way to receive more of them. */
export function LowStock() {
  const say = useWords('goods')
  const { count } = useFormat()
  return (
    <ResourceList
      operation="catalogue/low_stock"
      rowKey="goods_id"
      empty={say('no_low')}
      filters={[{ kind: 'flag', name: 'is_on_shelf', label: say('shelf'), yes: say('on_shelf'), no: say('off_shelf') }]}
      columns={[
        { name: 'goods_id', title: '#', sort: 'goods_id' },
        {
          name: 'goods_name',
          title: say('name'),
          render: ({ goods_id, goods_name }) => (
            <Link to="/goods/edit" search={{ goods_id } as never}>
              {goods_name}
            </Link>
          ),
        },
        {
          name: 'is_on_shelf',
          title: say('shelf'),
          render: ({ is_on_shelf }) => (
            <StateTag tone={is_on_shelf ? 'good' : 'plain'}>{is_on_shelf ? say('on_shelf') : say('off_shelf')}</StateTag>
          ),
        },
        {
          name: 'skus',
          title: say('variants'),
          sort: 'stock',
          render: ({ skus }) => (
            <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 }}>
              {skus.map(({ sku_id, sku_no, sku_name, on_hand, taken }) => (
                <li key={sku_id}>
                  <StateTag tone={on_hand > taken ? 'wait' : 'bad'}>{say('pieces_left', { count: count(on_hand - taken) })}</StateTag>
                  {sku_name || sku_no}{' '}
                  <span style={{ fontSize: 12, color: '#5c5c69' }}>{say('of_hand', { on_hand: count(on_hand), taken: count(taken) })}</span>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
      actions={actionsOf}
    />
  )
}

type Low = OutputOf<Api['catalogue/low_stock']>['list'][number]
const actionsOf = (goods: Low) => <ReceiveMore goods={goods} />

function ReceiveMore({ goods: { skus } }: { goods: Low }) {
  const say = useWords('goods')
  return (
    <MoveDrawer type="link" label={say('receive_more')} initial={{ reason: 'receive', list: skus.map(({ sku_id }) => ({ sku_id })) }} />
  )
}
