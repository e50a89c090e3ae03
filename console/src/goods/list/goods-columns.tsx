import type { StaffGoodsRow } from '@longmall/contract/catalogue-staff.ts'
import { Link } from '@tanstack/react-router'
import { Flex } from 'antd'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { Thumbnail } from '../../shell/form/upload/thumbnail.tsx'
import { languageOptions, useTranslations } from '../../shell/language.tsx'
import type { Column } from '../../shell/list/columns.tsx'
import type { SortOf } from '../../shell/list/resource-list.tsx'

/** Columns of the list of goods; numbers link to their lists. */
export function useGoodsColumns(): Column<StaffGoodsRow, SortOf<'catalogue/staff_goods'>>[] {
  const t = useTranslations('goods')
  const { money, count, time } = useFormat()
  return [
    { name: 'goods_name', title: t('name'), render: (goods) => <GoodsName goods={goods} /> },
    { name: 'category_name', title: t('category') },
    { name: 'brand_name', title: t('brand'), isExtra: true, render: ({ brand_name }) => brand_name ?? '–' },
    { name: 'goods_type', title: t('goods_type'), isExtra: true, render: ({ goods_type }) => t(`type_${goods_type}`) },
    {
      name: 'price',
      title: t('price'),
      sort: 'price',
      align: 'right',
      render: ({ price_from, price_to }) => (price_from === price_to ? money(price_from) : `${money(price_from)} – ${money(price_to)}`),
    },
    {
      name: 'stock',
      title: t('stock'),
      sort: 'stock',
      align: 'right',
      render: ({ goods_id, available, low_skus }) => (
        <Flex vertical align="end" gap={2}>
          <Link to="/stock" search={{ goods_id } as never}>
            {count(available)}
          </Link>
          {low_skus > 0 && (
            <StateTag tone={available === 0 ? 'error' : 'warning'}>
              {available === 0 ? t('sold_out') : t('low_skus', { count: low_skus })}
            </StateTag>
          )}
        </Flex>
      ),
    },
    { name: 'sales', title: t('sales'), sort: 'sales', align: 'right', render: ({ sale_count }) => count(sale_count) },
    {
      name: 'is_listed',
      title: t('listing'),
      render: ({ is_listed }) => <StateTag tone={is_listed ? 'success' : 'default'}>{is_listed ? t('listed') : t('unlisted')}</StateTag>,
    },
    {
      name: 'missing_languages',
      title: t('missing_languages'),
      render: ({ missing_languages }) =>
        languageOptions.flatMap(({ value, label }) => (missing_languages.includes(value) ? [label] : [])).join(', ') || '–',
    },
    { name: 'created_at', title: t('created_at'), sort: 'created_at', isExtra: true, render: ({ created_at }) => time(created_at) },
  ]
}

const GoodsName = ({ goods: { goods_id, goods_name, picture } }: { goods: StaffGoodsRow }) => (
  <Flex gap={10} align="center" style={{ minWidth: 220 }}>
    <Thumbnail picture={picture} />
    <span style={{ minWidth: 0, maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <Link to="/goods/edit" search={{ goods_id } as never}>
        {goods_name}
      </Link>
      <span style={{ display: 'block', fontSize: 12, color: '#5c5c69' }}>#{goods_id}</span>
    </span>
  </Flex>
)
