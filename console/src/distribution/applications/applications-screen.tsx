import { distributorApplicationStates, type StaffDistributorApplication } from '@longmall/contract/distribution-staff.ts'
import { Flex } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { DistributionHead } from '../distribution-head.tsx'
import { applicationTones, quiet } from '../tones.ts'
import { ApplicationActions } from './application-actions.tsx'

const actionsOf = (row: StaffDistributorApplication) => <ApplicationActions application={row} />

/** Applications of members to become distributors: approved, or refused with a reason (DST-06). */
export function ApplicationsScreen() {
  const t = useTranslations('distribution')
  const { time } = useFormat()
  return (
    <>
      <DistributionHead lead={t('applications_lead')} />
      <ResourceList
        operation="distribution/list_applications"
        rowKey="application_id"
        isCards
        empty={t('applications_empty')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: distributorApplicationStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          { kind: 'text', name: 'search', label: t('applications_search'), maxLength: 254 },
        ]}
        columns={[
          {
            name: 'account',
            title: t('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account}</MemberLink>,
          },
          {
            name: 'name',
            title: t('name'),
            render: ({ name, mobile }) => (
              <>
                <Wrapped width={180}>{name}</Wrapped>
                <span style={{ ...quiet, whiteSpace: 'nowrap' }}>{mobile}</span>
              </>
            ),
          },
          { name: 'mobile', title: t('mobile'), isExtra: true },
          {
            name: 'note',
            title: t('note'),
            render: ({ note }) =>
              note ? (
                <Wrapped width={320} least={200}>
                  {note}
                </Wrapped>
              ) : (
                '–'
              ),
          },
          { name: 'state', title: t('state'), render: (row) => <State application={row} /> },
          { name: 'applied_at', title: t('applied_at'), sort: 'applied_at', render: ({ applied_at }) => time(applied_at) },
          {
            name: 'decided_at',
            title: t('decided'),
            render: ({ decided_at, decided_by_name }) =>
              decided_at === null ? (
                '–'
              ) : (
                <>
                  {time(decided_at)}
                  <div style={quiet}>{decided_by_name ?? t('decided_alone')}</div>
                </>
              ),
          },
        ]}
        actions={actionsOf}
      />
    </>
  )
}

const Wrapped = ({ width, least = 0, children }: { width: number; least?: number; children: string }) => (
  <div style={{ minWidth: least, maxWidth: width, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{children}</div>
)

function State({ application: { state, refusal_reason } }: { application: StaffDistributorApplication }) {
  const t = useTranslations('distribution')
  return (
    <Flex vertical gap={2} align="start">
      <StateTag tone={applicationTones[state]}>{t(`state_${state}`)}</StateTag>
      {refusal_reason && (
        <span style={quiet}>
          <Wrapped width={200} least={150}>
            {refusal_reason}
          </Wrapped>
        </span>
      )}
    </Flex>
  )
}
