import type { FreightRow, StaffFreightTemplate } from '@longmall/contract/catalogue-tree-staff.ts'
import { Empty, Flex, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { FreightForm } from './freight-form.tsx'
import { regionName } from './region-names.ts'
import { useRegions } from './use-regions.ts'
import { ListExport } from '../../shell/list/list-export.tsx'

/** Freight templates: what delivery costs by region (CAT-04, CON-02). */
export function FreightScreen() {
  const t = useTranslations('tree')
  const tMenu = useTranslations('menu')
  const tCommon = useTranslations()
  return (
    <>
      <PageHead title={tMenu('freight')} lead={t('freight_lead')}>
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
            locale={{ emptyText: <Empty description={t('freight_empty')} /> }}
            columns={[
              { key: 'name', dataIndex: 'name', title: t('name') },
              { key: 'kind', title: t('freight_kind'), render: (_, { kind }) => t(`kind_${kind}`) },
              { key: 'rows', title: t('rows'), render: (_, template) => <RowsText template={template} /> },
              {
                key: 'used',
                title: tCommon('state'),
                render: (_, { is_used }) => <StateTag tone={is_used ? 'success' : 'default'}>{is_used ? t('used') : t('unused')}</StateTag>,
              },
              {
                key: 'actions',
                fixed: 'end',
                title: tCommon('actions'),
                render: (_, template) => (
                  <Flex gap={4}>
                    <FreightForm template={template} />
                    {!template.is_used && (
                      <ActionButton
                        command="catalogue/remove_freight"
                        input={{ freight_template_id: template.freight_template_id, version: template.version }}
                        label={tCommon('remove')}
                        question={t('remove_freight_confirm')}
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

function RowsText({ template: { kind, rows } }: { template: StaffFreightTemplate }) {
  const t = useTranslations('tree')
  const { money, count } = useFormat()
  const regions = useRegions()
  const priceOf = ({ deliverable, first_units, first_price, additional_units, additional_price, free_from_amount }: FreightRow) => {
    if (!deliverable) return t('not_deliverable')
    if (kind === 'free') return t('kind_free')
    const price = t('row_price', {
      first: count(first_units),
      first_price: money(first_price),
      further: count(additional_units),
      additional_price: money(additional_price),
    })
    return free_from_amount === null ? price : `${price} · ${t('row_free_from_amount', { amount: money(free_from_amount) })}`
  }
  if (rows.length === 0) return <>{t('kind_free')}</>
  return (
    <ul style={{ margin: 0, paddingInlineStart: 16, maxWidth: 460, whiteSpace: 'normal' }}>
      {rows.map((row) => (
        <li key={row.regions.join() || 'others'}>
          <strong style={{ fontWeight: 500 }}>
            {row.regions.length ? row.regions.map((code) => regionName(regions, code)).join(', ') : t('other_regions')}
          </strong>
          {`: ${priceOf(row)}`}
        </li>
      ))}
    </ul>
  )
}
