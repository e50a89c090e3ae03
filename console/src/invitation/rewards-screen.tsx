import { invitationOccasions } from '@longmall/contract/invitation.ts'
import { usePermissions } from '../shell/call/permissions.ts'
import { LinkButton } from '../shell/display/link-button.tsx'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'

/** What invitations have paid to those who invited (CAT-13). */
export function RewardsScreen() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('invitation')
  const { count, money, time } = useFormat()
  const can = usePermissions()
  return (
    <>
      <PageHead title={tMenu('invitations')} lead={t('lead')}>
        {can('setting/list') && (
          <LinkButton to="/settings" search={{ keyword: 'invitation' }}>
            {t('settings')}
          </LinkButton>
        )}
      </PageHead>
      <ResourceList
        operation="invitation/list_rewards"
        rowKey="reward_id"
        isCards
        empty={t('empty')}
        filters={[
          {
            kind: 'choice',
            name: 'occasion',
            label: t('occasion'),
            options: invitationOccasions.map((value) => ({ value, label: t(`occasion_${value}`) })),
          },
          { kind: 'number', name: 'member_id', label: t('inviter_id') },
          { kind: 'day', name: 'from', label: t('from') },
          { kind: 'day', name: 'until', label: t('until') },
        ]}
        columns={[
          {
            name: 'inviter_account',
            title: t('inviter'),
            render: ({ inviter_id, inviter_account }) => <MemberLink member_id={inviter_id}>{inviter_account}</MemberLink>,
          },
          {
            name: 'invitee_account',
            title: t('invitee'),
            render: ({ invitee_id, invitee_account }) => <MemberLink member_id={invitee_id}>{invitee_account}</MemberLink>,
          },
          {
            name: 'occasion',
            title: t('occasion'),
            render: ({ occasion }) => (
              <StateTag tone={occasion === 'first_order' ? 'success' : 'processing'}>{t(`occasion_${occasion}`)}</StateTag>
            ),
          },
          {
            name: 'longcoin',
            title: t('longcoin'),
            align: 'right',
            render: ({ longcoin }) => (longcoin === 0 ? '–' : count(longcoin)),
          },
          { name: 'money', title: t('money'), align: 'right', render: (row) => (Number(row.money) === 0 ? '–' : money(row.money)) },
          { name: 'coupon_name', title: t('coupon'), render: ({ coupon_name }) => coupon_name ?? '–' },
          { name: 'rewarded_at', title: t('rewarded_at'), sort: 'rewarded_at', render: ({ rewarded_at }) => time(rewarded_at) },
        ]}
      />
    </>
  )
}
