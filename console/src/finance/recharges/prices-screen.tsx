import type { UnitPrice } from '@longmall/contract/recharge.ts'
import { Segmented } from 'antd'
import { useState } from 'react'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useHeld } from '../../shell/form/dirty.ts'
import type { Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { RechargePlaces } from './recharge-places.tsx'

const units: UnitPrice['unit'][] = ['ACC', 'AAA']

const shapeOf = (unit: UnitPrice['unit'], version: number) => (values: Values) => ({ list: [{ unit, version, ...values }] })

function useFields() {
  const say = useWords('finance')
  return [
    { kind: 'day', name: 'day', isOwn: true, label: say('day'), isRequired: true },
    { kind: 'money', name: 'price', isOwn: true, label: say('price'), isRequired: true, help: say('price_help') },
  ] as const
}

/** The price of a coin by day; each holds until the next. */
export function PricesScreen() {
  const say = useWords('finance')
  const { money, day } = useFormat()
  const [unit, choose] = useState<UnitPrice['unit']>('ACC')
  return (
    <>
      <PageHead title={say('tab_prices')} lead={say('price_help')}>
        <FormDrawer
          key={unit}
          command="recharge/set_prices"
          label={say('set_price')}
          type="primary"
          fields={useFields()}
          shape={shapeOf(unit, 0)}
        />
      </PageHead>
      <RechargePlaces />
      <Segmented aria-label={say('unit')} options={units} value={unit} onChange={choose} style={{ marginBottom: 12 }} />
      <ResourceList
        key={unit}
        operation="recharge/list_prices"
        fixed={{ unit }}
        rowKey="day"
        actions={(row) => <EditPrice row={row} />}
        columns={[
          { name: 'day', title: say('day'), sort: 'day', render: (row) => day(row.day) },
          { name: 'price', title: say('price'), sort: 'price', align: 'right', render: ({ price }) => money(price) },
        ]}
      />
    </>
  )
}

/** Is a stale edit if somebody else has set the day's price since it was opened. */
function EditPrice({ row }: { row: UnitPrice }) {
  const frame = useWords()
  const { shown, onDirty } = useHeld(row)
  const { unit, day, price, version } = shown
  return (
    <FormDrawer
      key={version}
      command="recharge/set_prices"
      label={frame('edit')}
      type="link"
      fields={useFields()}
      initial={{ day, price }}
      shape={shapeOf(unit, version)}
      onDirty={onDirty}
    />
  )
}
