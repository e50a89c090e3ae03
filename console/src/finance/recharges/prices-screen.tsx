import type { UnitPrice } from '@longmall/contract/recharge.ts'
import { Segmented } from 'antd'
import { useState } from 'react'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { RechargePlaces } from './recharge-places.tsx'

const units: UnitPrice['unit'][] = ['ACC', 'AAA']

/** The price of a coin by day; each holds until the next. */
export function PricesScreen() {
  const frame = useWords()
  const say = useWords('finance')
  const { money, day } = useFormat()
  const [unit, choose] = useState<UnitPrice['unit']>('ACC')
  const fields = [
    { kind: 'day', name: 'day', label: say('day'), isRequired: true },
    { kind: 'money', name: 'price', label: say('price'), isRequired: true, help: say('price_help') },
  ] as const
  const shapeOf = (version: number) => (values: Record<string, unknown>) => ({ list: [{ unit, version, ...values }] })
  return (
    <>
      <PageHead title={say('tab_prices')} lead={say('price_help')}>
        <FormDrawer key={unit} command="recharge/set_prices" label={say('set_price')} type="primary" fields={fields} shape={shapeOf(0)} />
      </PageHead>
      <RechargePlaces />
      <Segmented aria-label={say('unit')} options={units} value={unit} onChange={choose} style={{ marginBottom: 12 }} />
      <ResourceList
        key={unit}
        operation="recharge/list_prices"
        fixed={{ unit }}
        rowKey="day"
        actions={(row) => (
          <FormDrawer
            command="recharge/set_prices"
            label={frame('edit')}
            type="link"
            fields={fields}
            initial={{ day: row.day, price: row.price }}
            shape={shapeOf(row.version)}
          />
        )}
        columns={[
          { name: 'day', title: say('day'), render: (row) => day(row.day) },
          { name: 'price', title: say('price'), align: 'right', render: ({ price }) => money(price) },
        ]}
      />
    </>
  )
}
