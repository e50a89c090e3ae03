import type { OwnerRequest } from '@longmall/contract/box.ts'
import { Flex } from 'antd'
import { DecisionButtons } from '../../shell/decision/decision-buttons.tsx'
import { decisionStates, decisionTones } from '../../shell/decision/use-decision-columns.ts'
import { useDecisionText } from '../../shell/decision/use-decision-text.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { MemberFacts } from '../../shell/member/member-facts.tsx'
import { BoxNavigation } from '../box-navigation.tsx'

/** Changes of devices' owners: requested by one operator, decided by another (AST-11). */
export function OwnerRequestsScreen() {
  const tCommon = useTranslations()
  const t = useTranslations('box')
  const { time } = useFormat()
  const decisionText = useDecisionText()
  return (
    <>
      <PageHead title={t('tab_owners')} lead={t('owners_lead')} />
      <BoxNavigation />
      <ResourceList
        operation="box/owner_requests"
        rowKey="request_id"
        isCards
        empty={t('owners_empty')}
        actions={(row) => row.state === 'requested' && <Decision row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: decisionStates.map((value) => ({ value, label: t(`request_${value}`) })),
          },
          { kind: 'number', name: 'box_id', label: t('device_number') },
        ]}
        columns={[
          {
            name: 'box_id',
            title: t('device'),
            render: ({ box_id, goods_name }) => (
              <RecordLink to="/boxes/device" search={{ box_id }}>
                {`#${box_id} ${goods_name}`}
              </RecordLink>
            ),
          },
          {
            name: 'before',
            title: t('owner'),
            render: ({ before }) => <MemberLink member_id={before.member_id}>{before.account}</MemberLink>,
          },
          {
            name: 'after',
            title: t('new_owner'),
            render: ({ after }) => <MemberLink member_id={after.member_id}>{after.account}</MemberLink>,
          },
          { name: 'reason', title: t('reason') },
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
          {
            name: 'requested_by_name',
            title: t('requested_by'),
            sort: 'requested_at',
            render: (row) => `${row.requested_by_name} · ${time(row.requested_at)}`,
          },
          {
            name: 'decided_by_name',
            title: t('decided_by'),
            render: (row) => decisionText({ by: row.decided_by_name, at: row.decided_at }),
          },
        ]}
      />
    </>
  )
}

/** A second operator approves or refuses; the requester may only take the request back. */
function Decision({ row: { request_id, version, after, before, box_id, is_own, reason } }: { row: OwnerRequest }) {
  const t = useTranslations('box')
  const input = { request_id, version }
  const names = { box_id, before: before.account, after: after.account }
  return (
    <DecisionButtons
      approve={
        is_own
          ? null
          : {
              command: 'box/approve_owner',
              input,
              label: t('approve'),
              question: (
                <>
                  {t('approve_confirm', names)}
                  <MemberFacts member_id={before.member_id} />
                  <MemberFacts member_id={after.member_id} />
                  {reason}
                </>
              ),
            }
      }
      refuse={{ command: 'box/refuse_owner', input, label: t(is_own ? 'withdraw' : 'refuse'), question: t('refuse_confirm', names) }}
    />
  )
}
