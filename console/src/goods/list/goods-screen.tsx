import { goodsTypes, type StaffGoodsRow } from '@longmall/contract/catalogue-staff.ts'
import { Flex } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useTranslations } from '../../shell/language.tsx'
import type { Filter } from '../../shell/list/filter.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useChoices } from '../use-choices.ts'
import { GoodsActions } from './goods-actions.tsx'
import { useGoodsColumns } from './goods-columns.tsx'

const actionsOf = (goods: StaffGoodsRow) => <GoodsActions goods={goods} />
const bulkOf = (rows: StaffGoodsRow[], clear: () => void) => <BulkSwitch rows={rows} clear={clear} />

/** Listed and unlisted goods, to be found, switched and opened (CON-02). */
export function GoodsScreen() {
  const t = useTranslations('goods')
  const can = usePermissions()
  return (
    <>
      <PageHead title={t('goods')} lead={t('goods_lead')}>
        <BulkLink goods_ids={[]} />
        {can('catalogue/save_goods') && (
          <LinkButton to="/goods/edit" type="primary">
            {t('new_goods')}
          </LinkButton>
        )}
      </PageHead>
      <ResourceList<'catalogue/staff_goods'>
        operation="catalogue/staff_goods"
        rowKey="goods_id"
        empty={t('no_goods')}
        filters={useGoodsFilters()}
        columns={useGoodsColumns()}
        actions={actionsOf}
        {...(can('catalogue/switch_goods') && { bulk: bulkOf })}
      />
    </>
  )
}

function useGoodsFilters(): Filter[] {
  const t = useTranslations('goods')
  const { categories, brands } = useChoices()
  return [
    { kind: 'text', name: 'keyword', label: t('find_goods'), maxLength: 60, width: 280 },
    { kind: 'choice', name: 'category_id', label: t('category'), options: categories, width: 220 },
    { kind: 'choice', name: 'brand_id', label: t('brand'), options: brands },
    { kind: 'flag', name: 'is_listed', label: t('listing'), yes: t('listed'), no: t('unlisted') },
    { kind: 'flag', name: 'low_stock', label: t('stock'), yes: t('low_stock'), no: t('in_stock') },
    {
      kind: 'choice',
      name: 'goods_type',
      label: t('goods_type'),
      options: goodsTypes.map((value) => ({ value, label: t(`type_${value}`) })),
    },
  ]
}

function BulkSwitch({ rows, clear }: { rows: StaffGoodsRow[]; clear: () => void }) {
  const t = useTranslations('goods')
  const button = (is_listed: boolean) => {
    const goods_ids = rows.filter((row) => row.is_listed !== is_listed).map(({ goods_id }) => goods_id)
    return (
      <ActionButton
        command="catalogue/switch_goods"
        input={{ goods_ids, is_listed }}
        isDisabled={goods_ids.length === 0}
        label={is_listed ? t('list') : t('unlist')}
        question={is_listed ? t('put_on_confirm', { count: goods_ids.length }) : t('take_off_confirm', { count: goods_ids.length })}
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
  const t = useTranslations('bulk')
  const can = usePermissions()
  if (!can('catalogue/bulk_edit')) return null
  return (
    <LinkButton to="/goods/bulk" search={goods_ids.length ? { goods_ids } : {}}>
      {t('title')}
    </LinkButton>
  )
}
