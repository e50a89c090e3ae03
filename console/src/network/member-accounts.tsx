import type { Clone } from '@longmall/contract/clone.ts'
import { type Output, pages } from '@longmall/web/call/query.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Alert, Button, Flex, Skeleton, Table, Typography } from 'antd'
import { FailureAlert } from '../shell/display/failure-alert.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'

type Account = Omit<Clone, 'ordinal'> & { ordinal: number | null }

/** A member's accounts: the main one, and the clones by number with position and bonuses (AST-06). */
export function MemberAccounts({ member_id }: { member_id: number }) {
  const t = useTranslations('network')
  const { coinPrice, money, time } = useFormat()
  const list = useInfiniteQuery(pages('clone/list', { member_id, page_size: 20 }))
  if (list.isError && !list.data) return <FailureAlert failure={list.error} retry={() => void list.refetch()} />
  if (!list.data) return <Skeleton active paragraph={{ rows: 3 }} />
  const summary = list.data.pages.at(-1) as Output<'clone/list'>
  const rows: Account[] = [{ ordinal: null, ...summary.main }, ...list.data.pages.flatMap((page) => page.list)]
  return (
    <Flex vertical gap={8} align="start" style={{ width: '100%' }}>
      <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
        {t('accounts')} · {t('clone_count', { count: summary.clone_count })}
      </Typography.Title>
      <Typography.Text type="secondary">{t('accounts_lead', { amount: money(summary.usda_missing, 'USDA') })}</Typography.Text>
      {summary.is_frozen ? (
        <Alert type="warning" showIcon title={t('accounts_frozen')} />
      ) : (
        !summary.is_am && <Alert type="info" showIcon title={t('accounts_from_am')} />
      )}
      <Table<Account>
        rowKey={({ ordinal }) => ordinal ?? 0}
        size="small"
        pagination={false}
        dataSource={rows}
        scroll={{ x: 'max-content' }}
        columns={[
          {
            title: t('account'),
            render: (_, { ordinal }) => (ordinal === null ? t('main_account') : t('clone_number', { number: ordinal })),
          },
          {
            title: t('position'),
            render: (_, { node_id, ordinal }) =>
              node_id === null ? (
                t(ordinal === null && !summary.is_am ? 'account_no_position' : 'account_waiting')
              ) : (
                <RecordLink to="/network" search={{ member_id, node_id, tab: 'placement' }}>
                  #{node_id}
                </RecordLink>
              ),
          },
          { title: t('created'), render: (_, { created_at }) => time(created_at) },
          { title: t('account_earned'), align: 'right', render: (_, { earned }) => coinPrice(earned) },
        ]}
      />
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('accounts_more')}
        </Button>
      )}
    </Flex>
  )
}
