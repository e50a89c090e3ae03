import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Alert, Card, Flex } from 'antd'
import { useState } from 'react'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { WaitingOrders } from './waiting-orders.tsx'

type Added = OutputOf<typeof fulfilment.add_codes>

/** Codes of virtual goods: remaining stock, import, and the orders waiting for codes. */
export function CodesScreen() {
  const t = useTranslations('order')
  const { count } = useFormat()
  const [added, setAdded] = useState<Added | null>(null)
  return (
    <>
      <PageHead title={t('codes')} lead={t('codes_lead')}>
        <ToList to="/to_ship">{t('to_ship')}</ToList>
        <FormDrawer
          command="fulfilment/add_codes"
          label={t('add_codes')}
          type="primary"
          fields={[
            { kind: 'sku', name: 'sku_id', label: t('code_sku'), isRequired: true },
            { kind: 'area', name: 'codes', label: t('code_list'), isRequired: true, rows: 12, help: t('code_list_help') },
          ]}
          shape={({ codes, ...values }) => ({ ...values, codes: linesOf(codes) })}
          onSaved={setAdded}
        />
      </PageHead>
      {added && (
        <Alert
          type="success"
          showIcon
          closable
          style={{ marginBottom: 16 }}
          title={t('codes_added', { added: added.added, doubled: added.duplicates, served: added.fulfilled, left: added.remaining })}
        />
      )}
      <Flex vertical gap={16}>
        <WaitingOrders />
        <Card size="small" title={t('code_stock')}>
          <ResourceList
            operation="fulfilment/code_stock"
            rowKey="sku_id"
            empty={t('codes_empty')}
            columns={[
              {
                name: 'goods_name',
                title: t('goods'),
                render: ({ goods_id, goods_name }) => (
                  <RecordLink to="/goods/edit" search={{ goods_id }}>
                    {goods_name}
                  </RecordLink>
                ),
              },
              { name: 'sku_name', title: t('variant'), render: ({ sku_name }) => sku_name || '–' },
              { name: 'remaining', title: t('codes_left'), align: 'right', render: ({ remaining }) => count(remaining) },
              { name: 'sold', title: t('codes_sold'), align: 'right', render: ({ sold }) => count(sold) },
            ]}
          />
        </Card>
      </Flex>
    </>
  )
}

/** A code a line; empty lines are none. */
const linesOf = (text: unknown): string[] =>
  String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
