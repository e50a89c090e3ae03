import { exportUnits } from '@longmall/contract/exports.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Tabs } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ExportPanel } from './export-panel.tsx'
import { ImportPanel } from './import-panel.tsx'

/** Goods in and out as files, and the other lists out: each as long work (CAT-17, CON-10). */
export function ImportsScreen() {
  const t = useTranslations('imports')
  const tMenu = useTranslations('menu')
  const can = usePermissions()
  const unitName = useUnitName()
  const go = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  const format = {
    kind: 'choice',
    name: 'format',
    label: t('format'),
    isRequired: true,
    options: [
      { value: 'csv', label: 'CSV' },
      { value: 'xlsx', label: 'XLSX' },
    ],
  } as const
  const from = { kind: 'day', name: 'from_day', label: t('from_day') } as const
  const until = { kind: 'day', name: 'until_day', label: t('until_day') } as const
  const state = {
    kind: 'choice',
    name: 'state',
    label: t('member_state'),
    options: (['active', 'locked', 'cancelled'] as const).map((value) => ({ value, label: t(value) })),
  } as const
  const unit = {
    kind: 'choice',
    name: 'unit',
    label: t('unit'),
    options: exportUnits.map((value) => ({ value, label: unitName(value) })),
  } as const
  const initial = { format: 'csv' }
  const items = [
    { key: 'import', label: t('import_tab'), needs: 'catalogue/import_goods', children: <ImportPanel /> },
    { key: 'goods', label: t('goods_tab'), needs: 'catalogue/export_goods', children: <GoodsExport /> },
    {
      key: 'orders',
      label: t('orders_tab'),
      needs: 'order/export_all',
      children: <ExportPanel command="order/export_all" lead={t('orders_lead')} fields={[from, until, format]} initial={initial} />,
    },
    {
      key: 'members',
      label: t('members_tab'),
      needs: 'member/export_all',
      children: (
        <ExportPanel command="member/export_all" lead={t('members_lead')} fields={[from, until, state, format]} initial={initial} />
      ),
    },
    {
      key: 'ledger',
      label: t('ledger_tab'),
      needs: 'wallet/export_entries',
      children: (
        <ExportPanel
          command="wallet/export_entries"
          lead={t('ledger_lead')}
          fields={[{ ...from, isRequired: true }, { ...until, isRequired: true }, unit, format]}
          initial={initial}
        />
      ),
    },
  ] as const
  const visible = items.filter(({ needs }) => can(needs))
  return (
    <>
      <PageHead title={tMenu('imports')} lead={t('lead')} />
      <Tabs
        activeKey={visible.find(({ key }) => key === tab)?.key ?? visible[0]?.key ?? 'import'}
        onChange={(key) => void go({ to: '/imports', search: { tab: key } as never, replace: true })}
        items={visible.map(({ key, label, children }) => ({ key, label, children }))}
      />
    </>
  )
}

function GoodsExport() {
  const t = useTranslations('imports')
  const choices = useQuery(query('catalogue/staff_choices', {}))
  const { categories = [], brands = [] } = choices.data ?? {}
  return (
    <ExportPanel
      command="catalogue/export_goods"
      lead={t('goods_lead')}
      fields={[
        {
          kind: 'choice',
          name: 'category_id',
          label: t('category'),
          options: categories.map(({ category_id, category_name, level }) => ({
            value: category_id,
            label: `${'– '.repeat(level - 1)}${category_name}`,
          })),
        },
        {
          kind: 'choice',
          name: 'brand_id',
          label: t('brand'),
          options: brands.map(({ brand_id, brand_name }) => ({ value: brand_id, label: brand_name })),
        },
        {
          kind: 'choice',
          name: 'is_listed',
          label: t('listing'),
          options: [
            { value: 'true', label: t('listed') },
            { value: 'false', label: t('unlisted') },
          ],
        },
      ]}
    />
  )
}
