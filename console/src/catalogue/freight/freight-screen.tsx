import type { FreightRow, StaffFreightTemplate } from '@longmall/contract/catalogue-tree-staff.ts'
import { Empty, Flex, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { FreightForm } from './freight-form.tsx'
import { regionName } from './region-names.ts'
import { useRegions } from './use-regions.ts'
import { ListExport } from '../../shell/list/list-export.tsx'

/** Freight templates: what delivery costs by region (CAT-04, CON-02). */
export function FreightScreen() {
  const say = useWords('tree')
  const menu = useWords('menu')
  const common = useWords()
  return (
    <>
      <PageHead title={menu('freight')} lead={say('freight_lead')}>
        <ListExport list="catalogue/freight_list" />
        <FreightForm />
      </PageHead>
      <Loaded query={query('catalogue/freight_list', {})}>
        {({ list }) => (
          <Table<StaffFreightTemplate>
            size="small"
            rowKey="freight_template_id"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={list}
            locale={{ emptyText: <Empty description={say('freight_empty')} /> }}
            columns={[
              { key: 'name', dataIndex: 'name', title: say('name') },
              { key: 'kind', title: say('freight_kind'), render: (_, { kind }) => say(`kind_${kind}`) },
              { key: 'rows', title: say('rows'), render: (_, template) => <RowsInWords template={template} /> },
              {
                key: 'used',
                title: common('state'),
                render: (_, { is_used }) => <StateTag tone={is_used ? 'good' : 'plain'}>{is_used ? say('used') : say('unused')}</StateTag>,
              },
              {
                key: 'actions',
                fixed: 'end',
                title: common('actions'),
                render: (_, template) => (
                  <Flex gap={4}>
                    <FreightForm template={template} />
                    {!template.is_used && (
                      <ActionButton
                        command="catalogue/remove_freight"
                        input={{ freight_template_id: template.freight_template_id, version: template.version }}
                        label={common('remove')}
                        asks={say('remove_freight_asks')}
                        type="link"
                        isDanger
                      />
                    )}
                  </Flex>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

function RowsInWords({ template: { kind, rows } }: { template: StaffFreightTemplate }) {
  const say = useWords('tree')
  const { money, count } = useFormat()
  const regions = useRegions()
  const priceOf = ({ deliverable, first, first_price, further, further_price, free_over }: FreightRow) => {
    if (!deliverable) return say('not_deliverable')
    if (kind === 'free') return say('kind_free')
    const price = say('row_price', {
      first: count(first),
      first_price: money(first_price),
      further: count(further),
      further_price: money(further_price),
    })
    return free_over === null ? price : `${price} · ${say('row_free_over', { amount: money(free_over) })}`
  }
  if (rows.length === 0) return <>{say('kind_free')}</>
  return (
    <ul style={{ margin: 0, paddingInlineStart: 16, maxWidth: 460, whiteSpace: 'normal' }}>
      {rows.map((row) => (
        <li key={row.regions.join() || 'others'}>
          <strong style={{ fontWeight: 500 }}>
            {row.regions.length ? row.regions.map((code) => regionName(regions, code)).join(', ') : say('other_regions')}
          </strong>
          {`: ${priceOf(row)}`}
        </li>
      ))}
    </ul>
  )
}
