import type { MemberSecurity } from '@longmall/contract/identity-staff.ts'
import { Descriptions, Flex, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'

type Session = MemberSecurity['sessions'][number]
const ends = ['log_out', 'new_login', 'idle', 'recovery', 'cancelled', 'operator'] as const
const isEnd = (text: string): text is (typeof ends)[number] => ends.some((one) => one === text)

/** Password locks and recent sessions, with actions for a locked-out member. */
export function MemberSecurityCard({ member_id }: { member_id: number }) {
  const tCommon = useTranslations()
  const t = useTranslations('member')
  const { time, count } = useFormat()
  const reason = [{ kind: 'area', name: 'reason', label: tCommon('reason'), maximum: 500, isRequired: true }] as const
  return (
    <Loaded query={query('identity/security', { member_id })}>
      {(security) => (
        <Flex vertical gap={16}>
          <Descriptions
            bordered
            size="small"
            column={{ xs: 1, lg: 2 }}
            items={[
              { key: 'login', label: t('login_attempts'), children: count(security.login_attempts) },
              { key: 'until', label: t('login_locked'), children: time(security.login_locked_until) },
              { key: 'payment', label: t('payment_attempts'), children: count(security.payment_attempts_in_row) },
              { key: 'locked', label: t('payment_locked'), children: time(security.payment_locked_until) },
              { key: 'password', label: t('payment_password'), children: t(security.has_payment_password ? 'is_set' : 'not_set') },
            ]}
          />
          <Flex gap={8} wrap>
            <ActionButton
              command="identity/lift_locks"
              input={{ member_id }}
              label={t('lift_locks')}
              question={t('lift_locks_confirm')}
              fields={reason}
            />
            <ActionButton
              command="identity/end_member_sessions"
              input={{ member_id }}
              label={t('end_sessions')}
              question={t('end_sessions_confirm')}
              fields={reason}
              isDanger
            />
          </Flex>
          <Table<Session>
            rowKey={({ created_at, seen_at }) => `${created_at} ${seen_at}`}
            size="small"
            pagination={false}
            dataSource={security.sessions}
            columns={[
              { title: t('session_started'), render: (_, { created_at }) => time(created_at) },
              { title: t('last_seen'), render: (_, { seen_at }) => time(seen_at) },
              {
                title: t('session_end'),
                render: (_, { end_reason }) =>
                  end_reason === null ? t('session_open') : isEnd(end_reason) ? t(`ended_${end_reason}`) : end_reason,
              },
            ]}
          />
        </Flex>
      )}
    </Loaded>
  )
}
