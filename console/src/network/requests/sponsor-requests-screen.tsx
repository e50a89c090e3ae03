import { Flex } from 'antd'
import { decisionStates, decisionTones, useDecisionColumns } from '../../shell/decision/use-decision-columns.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { NetworkNavigation } from '../network-navigation.tsx'
import { Decision } from './decision.tsx'
import { RequestSponsor } from './request-sponsor.tsx'
import { SponsorName } from './sponsor-name.tsx'

/** Changes of sponsors: requested by one operator, decided by another. */
export function SponsorRequestsScreen() {
  const tCommon = useTranslations()
  const t = useTranslations('network')
  const { time } = useFormat()
  const decisions = useDecisionColumns({ requested_by: t('requested_by'), decided_by: t('decided_by') })
  return (
    <>
      <PageHead title={t('requests')} lead={t('requests_lead')}>
        <RequestSponsor />
      </PageHead>
      <NetworkNavigation />
      <ResourceList
        operation="network/sponsor_requests"
        isCards
        rowKey="request_id"
        empty={t('requests_empty')}
        actions={(row) => row.state === 'requested' && <Decision row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: decisionStates.map((value) => ({ value, label: t(`request_${value}`) })),
          },
          { kind: 'number', name: 'member_id', label: t('member_id') },
        ]}
        columns={[
          {
            name: 'member_id',
            title: t('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account}</MemberLink>,
          },
          { name: 'before', title: t('before'), render: ({ before }) => <SponsorName sponsor={before} /> },
          { name: 'after', title: t('new_sponsor'), render: ({ after }) => <SponsorName sponsor={after} /> },
          { name: 'reason', title: tCommon('reason') },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state, effective_at }) => (
              <Flex vertical>
                <StateTag tone={decisionTones[state]}>{t(`request_${state}`)}</StateTag>
                {state === 'requested' && effective_at && <small>{t('applies_at', { time: time(effective_at) })}</small>}
              </Flex>
            ),
          },
          ...decisions,
        ]}
      />
    </>
  )
}
