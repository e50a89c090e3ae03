import type { distributionStaff } from '@longmall/contract/distribution-staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Empty } from 'antd'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { DistributorLink } from '../distributor-link.tsx'

export type Binding = OutputOf<typeof distributionStaff.bindings>['list'][number]

/** To whom a member is and was bound, the newest first. */
export function BindingTable({ list }: { list: readonly Binding[] }) {
  const t = useTranslations('distribution')
  const { time } = useFormat()
  return (
    <WideTable<Binding>
      label={t('bindings')}
      rowKey={({ bound_at, distributor_id }) => `${bound_at} ${distributor_id}`}
      dataSource={list}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('bindings_empty')} /> }}
      columns={[
        {
          title: t('distributor'),
          render: (_, { distributor_id, distributor_account }) => (
            <DistributorLink member_id={distributor_id}>{distributor_account}</DistributorLink>
          ),
        },
        { title: t('way'), render: (_, { way }) => t(`way_${way}`) },
        { title: t('bound_at'), render: (_, { bound_at }) => time(bound_at) },
        {
          title: t('ended_at'),
          render: (_, { ended_at }) => (ended_at === null ? <StateTag tone="success">{t('current')}</StateTag> : time(ended_at)),
        },
        {
          title: t('reason'),
          render: (_, { reason }) => <div style={{ whiteSpace: 'normal', minWidth: 120, maxWidth: 360 }}>{reason ?? '–'}</div>,
        },
      ]}
    />
  )
}
