import { goodsTypes, type StaffGoodsRow } from '@longmall/contract/catalogue-staff.ts'
import { Flex } from 'antd'
import { useMay } from '../../shell/call/may.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useWords } from '../../shell/language.tsx'
import type { Filter } from '../../shell/list/filter.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useChoices } from '../use-choices.ts'
import { GoodsActions } from './goods-actions.tsx'
import { useGoodsColumns } from './goods-columns.tsx'

const actionsOf = (goods: StaffGoodsRow) => <GoodsActions goods={goods} />
const bulkOf = (rows: StaffGoodsRow[], clear: () => void) => <BulkSwitch rows={rows} clear={clear} />

/** Goods on the shelf and off it, to be found, switched and opened (CON-02). */
export function GoodsScreen() {
  const say = useWords('goods')
  const may = useMay()
  return (
    <>
      <PageHead title={say('goods')} lead={say('goods_lead')}>
        <BulkLink goods_ids={[]} />
        {may('catalogue/save_goods') && (
          <LinkButton to="/goods/edit" type="primary">
            {say('new_goods')}
          </LinkButton>
        )}
      </PageHead>
      <ResourceList<'catalogue/staff_goods'>
        operation="catalogue/staff_goods"
        rowKey="goods_id"
        empty={say('no_goods')}
        filters={useGoodsFilters()}
        columns={useGoodsColumns()}
        actions={actionsOf}
        {...(may('catalogue/switch_goods') && { bulk: bulkOf })}
      />
    </>
  )
}

function useGoodsFilters(): Filter[] {
  const say = useWords('goods')
  const { categories, brands } = useChoices()
  return [
    { kind: 'text', name: 'words', label: say('find_goods'), maxLength: 60, width: 280 },
    { kind: 'choice', name: 'category_id', label: say('category'), options: categories, width: 220 },
    { kind: 'choice', name: 'brand_id', label: say('brand'), options: brands },
    { kind: 'flag', name: 'is_on_shelf', label: say('shelf'), yes: say('on_shelf'), no: say('off_shelf') },
    { kind: 'flag', name: 'low_stock', label: say('stock'), yes: say('low_stock'), no: say('enough_stock') },
    {
      kind: 'choice',
      name: 'goods_type',
      label: say('goods_type'),
      options: goodsTypes.map((value) => ({ value, label: say(`type_${value}`) })),
    },
  ]
}

function BulkSwitch({ rows, clear }: { rows: StaffGoodsRow[]; clear: () => void }) {
  const say = useWords('goods')
  const button = (is_on_shelf: boolean) => {
    const goods_ids = rows.filter((row) => row.is_on_shelf !== is_on_shelf).map(({ goods_id }) => goods_id)
    return (
      <ActionButton
        command="catalogue/switch_goods"
        input={{ goods_ids, is_on_shelf }}
        isDisabled={goods_ids.length === 0}
        label={is_on_shelf ? say('put_on') : say('take_off')}
        asks={is_on_shelf ? say('put_on_asks', { count: goods_ids.length }) : say('take_off_asks', { count: goods_ids.length })}
        onDone={clear}
      />
    )
  }
  return (
    <Flex gap={8}>
      {button(true)}
      {button(false)}
      <BulkLink goods_ids={rows.map(({ goods_id }) => goods_id)} />
    </Flex>
  )
}

/** To changing many goods: those that are ticked, or those of a filter. */
function BulkLink({ goods_ids }: { goods_ids: number[] }) {
  const say = useWords('bulk')
  const may = useMay()
  if (!may('catalogue/bulk_edit')) return null
  return (
    <LinkButton to="/goods/bulk" search={goods_ids.length ? { goods_ids } : {}}>
      {say('title')}
    </LinkButton>
  )
}
