import type { network } from '@longmall/contract/network.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { query } from '@longmall/web/call/query.ts'
import { Descriptions, Flex, Table, Typography } from 'antd'
import { usePermissions } from '../shell/call/permissions.ts'
import { LinkButton } from '../shell/display/link-button.tsx'
import { Loaded } from '../shell/display/loaded.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { MemberAccounts } from './member-accounts.tsx'
import { RequestSponsor } from './requests/request-sponsor.tsx'
import { SponsorName } from './requests/sponsor-name.tsx'

type Binding = OutputOf<typeof network.member>['history'][number]

/** A member's place in both trees, and every sponsor so far (CON-05). */
export function MemberNetwork({ member_id }: { member_id: number }) {
  const t = useTranslations('network')
  const { count, time } = useFormat()
  const can = usePermissions()
  return (
    <Loaded query={query('network/member', { member_id })}>
      {({ sponsor, leg, node_id, direct_count, team_count, history }) => (
        <Flex vertical gap={16} align="start">
          <Flex gap={8} wrap>
            {can('network/staff_member_tree') && (
              <LinkButton to="/network" search={{ member_id }}>
                {t('show_trees')}
              </LinkButton>
            )}
            <RequestSponsor member_id={member_id} />
            {can('network/sponsor_requests') && (
              <LinkButton to="/network/sponsors" search={{ member_id }}>
                {t('changes_of')}
              </LinkButton>
            )}
          </Flex>
          <Descriptions
            bordered
            size="small"
            column={{ xs: 1, lg: 2 }}
            items={[
              { key: 'sponsor', label: t('sponsor'), children: <SponsorName sponsor={sponsor} /> },
              { key: 'leg', label: t('leg'), children: t(`leg_${leg}`) },
              {
                key: 'position',
                label: t('position'),
                children:
                  node_id === null ? (
                    '–'
                  ) : (
                    <RecordLink to="/network" search={{ member_id, node_id, tab: 'placement' }}>
                      #{node_id}
                    </RecordLink>
                  ),
              },
              { key: 'direct', label: t('direct'), children: count(direct_count) },
              { key: 'team', label: t('team'), children: count(team_count) },
            ]}
          />
          {can('clone/list') && <MemberAccounts member_id={member_id} />}
          <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
            {t('history')}
          </Typography.Title>
          <Table<Binding>
            rowKey={({ bound_at, request_id }) => `${bound_at} ${request_id}`}
            size="small"
            pagination={false}
            dataSource={history}
            scroll={{ x: 'max-content' }}
            columns={[
              { title: t('sponsor'), render: (_, row) => <SponsorName sponsor={row.sponsor} /> },
              { title: t('bound_at'), render: (_, row) => time(row.bound_at) },
              { title: t('cause'), render: (_, row) => t(`cause_${row.cause}`) },
            ]}
          />
        </Flex>
      )}
    </Loaded>
  )
}
