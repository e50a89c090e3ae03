import type { UnitPrice } from '@longmall/contract/recharge.ts'
import { Segmented } from 'antd'
import { useState } from 'react'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useFormSnapshot } from '../../shell/form/dirty.ts'
import type { Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { RechargeNavigation } from './recharge-navigation.tsx'

const units: UnitPrice['unit'][] = ['ACC', 'AAA']

const shapeOf = (unit: UnitPrice['unit'], version: number) => (values: Values) => ({ list: [{ unit, version, ...values }] })

function useFields() {
  const t = useTranslations('finance')
  return [
    { kind: 'day', name: 'day', isOwn: true, label: t('day'), isRequired: true },
    { kind: 'money', name: 'price', isOwn: true, label: t('price'), isRequired: true, help: t('price_help') },
  ] as const
}

/** The price of a coin by day; each is valid until the next. */
export function PricesScreen() {
  const t = useTranslations('finance')
  const { money, day } = useFormat()
  const [unit, choose] = useState<UnitPrice['unit']>('ACC')
  return (
    <>
      <PageHead title={t('tab_prices')} lead={t('price_help')}>
        <FormDrawer
          key={unit}
          command="recharge/set_prices"
          label={t('set_price')}
          type="primary"
          fields={useFields()}
          shape={shapeOf(unit, 0)}
        />
      </PageHead>
      <RechargeNavigation />
      <Segmented aria-label={t('unit')} options={units} value={unit} onChange={choose} style={{ marginBottom: 12 }} />
      <ResourceList
        key={unit}
        operation="recharge/list_prices"
        fixed={{ unit }}
        rowKey="day"
        actions={(row) => <EditPrice row={row} />}
        columns={[
          { name: 'day', title: t('day'), sort: 'day', render: (row) => day(row.day) },
          { name: 'price', title: t('price'), sort: 'price', align: 'right', render: ({ price }) => money(price) },
        ]}
      />
    </>
  )
}

/** A stale edit if another operator has set the day's price since it was opened. */
function EditPrice({ row }: { row: UnitPrice }) {
  const tCommon = useTranslations()
  const { shown, onDirty } = useFormSnapshot(row)
  const { unit, day, price, version } = shown
  return (
    <FormDrawer
      key={version}
      command="recharge/set_prices"
      label={tCommon('edit')}
      type="link"
      fields={useFields()}
      initial={{ day, price }}
      shape={shapeOf(unit, version)}
      onDirty={onDirty}
    />
  )
}
