import type { StaffLevelRecord } from '@longmall/contract/member-level.ts'
import { Descriptions, Empty, Flex, Table, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** A member's way along the ladder (CON-05): progress, the AM window, levels reached with their causes, direct referrals. */
export function MemberLevel({ member_id, grade_name }: { member_id: number; grade_name: string }) {
  return (
    <Loaded query={query('member/view_level', { member_id })}>
      {(record) => (
        <Flex vertical gap={24}>
          <Standing record={record} grade_name={grade_name} />
          <History history={record.history} />
          <Referrals record={record} />
        </Flex>
      )}
    </Loaded>
  )
}

function Standing({ record: { next_grade, window }, grade_name }: { record: StaffLevelRecord; grade_name: string }) {
  const t = useTranslations('member')
  const { time, count } = useFormat()
  const progress = next_grade
    ? t('next_level_progress', { grade: next_grade.name, reached: next_grade.reached, needed: next_grade.needed })
    : t('highest_level')
  const items = [
    { key: 'grade', label: t('grade'), children: grade_name },
    { key: 'next', label: t('next_level'), children: progress },
    ...(window
      ? [
          {
            key: 'window',
            label: t('window'),
            children: <StateTag tone={windowTones[window.state]}>{t(`window_${window.state}`)}</StateTag>,
          },
          { key: 'since', label: t('window_since'), children: time(window.state_since) },
          { key: 'left', label: t('window_days_left'), children: isOver(window.state) ? '–' : count(window.days_left) },
          { key: 'am_at', label: t('window_am_at'), children: time(window.am_at) },
          { key: 'warns_at', label: t('window_warns_at'), children: time(window.warns_at) },
          { key: 'freezes_at', label: t('window_freezes_at'), children: time(window.freezes_at) },
          { key: 'forfeits_at', label: t('window_forfeits_at'), children: time(window.forfeits_at) },
        ]
      : [{ key: 'window', label: t('window'), children: isAboveAm(next_grade) ? t('window_above') : t('window_none') }]),
  ]
  return <Descriptions bordered size="small" column={{ xs: 1, lg: 2 }} items={items} />
}

// Grades by their key: who is RM or above needs a grade after RM next, or none.
const fullGrade = 5
const isAboveAm = (next_grade: StaffLevelRecord['next_grade']) => next_grade === null || next_grade.grade > fullGrade

type WindowState = NonNullable<StaffLevelRecord['window']>['state']
const windowTones = { open: 'processing', frozen: 'error', released: 'success', forfeited: 'default' } as const
const isOver = (state: WindowState) => state === 'released' || state === 'forfeited'

function History({ history }: { history: StaffLevelRecord['history'] }) {
  const t = useTranslations('member')
  const { time } = useFormat()
  return (
    <section>
      <Typography.Title level={5}>{t('level_history')}</Typography.Title>
      <Table
        rowKey="grade"
        size="small"
        pagination={false}
        dataSource={history}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('level_history_empty')} /> }}
        columns={[
          { title: t('grade'), dataIndex: 'grade_name' },
          {
            title: t('cause'),
            render: (_, { cause, order_id }) =>
              order_id === null ? (
                t(`cause_${cause}`)
              ) : (
                <>
                  {t(`cause_${cause}`)}{' '}
                  <RecordLink to="/orders/order" search={{ order_id }}>
                    #{order_id}
                  </RecordLink>
                </>
              ),
          },
          { title: t('reached_at'), render: (_, { changed_at }) => time(changed_at) },
        ]}
      />
    </section>
  )
}

type Referral = StaffLevelRecord['referrals'][number]

function Referrals({ record: { next_grade, referral_count, referrals } }: { record: StaffLevelRecord }) {
  const t = useTranslations('member')
  const { count } = useFormat()
  return (
    <section>
      <Typography.Title level={5}>
        {t('referrals')} ({count(referral_count)})
      </Typography.Title>
      <Table
        rowKey="member_id"
        size="small"
        pagination={false}
        dataSource={referrals}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('referrals_empty')} /> }}
        columns={[
          { title: t('member_id'), render: (_, { member_id }) => <MemberLink member_id={member_id} /> },
          { title: t('nickname'), dataIndex: 'nickname' },
          { title: t('grade'), dataIndex: 'grade_name' },
          ...(next_grade === null
            ? []
            : [
                {
                  title: t('referral_counts'),
                  render: (_: unknown, { is_counted, is_refunded }: Referral) => {
                    if (is_refunded) return <StateTag tone="warning">{t('referral_refunded')}</StateTag>
                    return is_counted ? (
                      <StateTag tone="success">{t('referral_counted')}</StateTag>
                    ) : (
                      <StateTag tone="default">{t('referral_not_counted')}</StateTag>
                    )
                  },
                },
              ]),
        ]}
      />
    </section>
  )
}
