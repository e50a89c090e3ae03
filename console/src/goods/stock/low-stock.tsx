import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Link } from '@tanstack/react-router'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { MoveDrawer } from './move-drawer.tsx'

/** Goods that run short, with the SKUs that do and a way to receive more of them. */
export function LowStock() {
  const t = useTranslations('goods')
  const { count } = useFormat()
  return (
    <ResourceList
      operation="catalogue/low_stock"
      rowKey="goods_id"
      empty={t('no_low_stock')}
      filters={[{ kind: 'flag', name: 'is_listed', label: t('listing'), yes: t('listed'), no: t('unlisted') }]}
      columns={[
        { name: 'goods_id', title: '#', sort: 'goods_id' },
        {
          name: 'goods_name',
          title: t('name'),
          render: ({ goods_id, goods_name }) => (
            <Link to="/goods/edit" search={{ goods_id } as never}>
              {goods_name}
            </Link>
          ),
        },
        {
          name: 'is_listed',
          title: t('listing'),
          render: ({ is_listed }) => (
            <StateTag tone={is_listed ? 'success' : 'default'}>{is_listed ? t('listed') : t('unlisted')}</StateTag>
          ),
        },
        {
          name: 'skus',
          title: t('variants'),
          sort: 'stock',
          render: ({ skus }) => (
            <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 }}>
              {skus.map(({ sku_id, sku_no, sku_name, on_hand, reserved }) => (
                <li key={sku_id}>
                  <StateTag tone={on_hand > reserved ? 'warning' : 'error'}>
                    {t('remaining', { count: count(on_hand - reserved) })}
                  </StateTag>
                  {sku_name || sku_no}{' '}
                  <span style={{ fontSize: 12, color: '#5c5c69' }}>
                    {t('on_hand_reserved', { on_hand: count(on_hand), reserved: count(reserved) })}
                  </span>
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
  const t = useTranslations('goods')
  return <MoveDrawer type="link" label={t('receive_stock')} initial={{ reason: 'receive', list: skus.map(({ sku_id }) => ({ sku_id })) }} />
}
