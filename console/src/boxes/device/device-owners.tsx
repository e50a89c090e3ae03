import type { Output } from '@longmall/web/call/query.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

type Owner = Output<'box/staff_view'>['owners'][number]

/** Who owned a device since when, the latest first. */
export function DeviceOwners({ owners }: { owners: readonly Owner[] }) {
  const t = useTranslations('box')
  const { time } = useFormat()
  return (
    <WideTable<Owner>
      label={t('owners')}
      rowKey="since"
      dataSource={owners}
      columns={[
        { title: t('owner'), render: (_, { owner }) => <MemberLink member_id={owner.member_id}>{owner.account}</MemberLink> },
        { title: t('since'), render: (_, { since }) => time(since) },
        { title: t('cause'), render: (_, { cause }) => t(`cause_${cause}`) },
      ]}
    />
  )
}
