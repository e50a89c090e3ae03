import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Descriptions, Flex, Typography } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { DistributorLink } from '../distributor-link.tsx'
import { BindingTable } from './binding-table.tsx'
import { Rebind } from './rebind.tsx'

/** In a member's record: whether they are a distributor, and to whom they are and were bound (CON-05, DST-06). */
export function MemberDistribution({ member_id, account }: { member_id: number; account: string }) {
  const t = useTranslations('distribution')
  return (
    <Loaded query={query('distribution/bindings', { member_id })}>
      {({ list }) => {
        const bound = list.find(({ ended_at }) => ended_at === null)
        return (
          <Flex vertical gap={16} align="start">
            <Rebind member_id={member_id} account={account} />
            <Descriptions
              bordered
              size="small"
              column={{ xs: 1, lg: 2 }}
              items={[
                {
                  key: 'bound',
                  label: t('upline'),
                  children: bound ? (
                    <DistributorLink member_id={bound.distributor_id}>{bound.distributor_account}</DistributorLink>
                  ) : (
                    t('nobody')
                  ),
                },
                { key: 'own', label: t('distributor'), children: <OwnRecord member_id={member_id} account={account} /> },
              ]}
            />
            <div style={{ width: '100%' }}>
              <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
                {t('bindings')}
              </Typography.Title>
              <Typography.Paragraph style={{ color: '#5c5c69' }}>{t('bindings_lead')}</Typography.Paragraph>
              <BindingTable list={list} />
            </div>
          </Flex>
        )
      }}
    </Loaded>
  )
}

/** The member's own record as a distributor. */
function OwnRecord({ member_id, account }: { member_id: number; account: string }) {
  const t = useTranslations('distribution')
  const can = usePermissions()
  const { data } = useQuery({
    ...query('distribution/list_distributors', { search: account, page_size: 20 }),
    enabled: can('distribution/list_distributors'),
  })
  const own = data?.list.find((one) => one.member_id === member_id)
  if (!data) return '–'
  if (!own) return t('not_distributor')
  return (
    <Flex gap={8} align="center" wrap>
      <DistributorLink member_id={member_id}>{t('open_distributor')}</DistributorLink>
      <span>{own.level_name}</span>
      <StateTag tone={own.state === 'active' ? 'success' : 'error'}>{t(own.state)}</StateTag>
    </Flex>
  )
}
