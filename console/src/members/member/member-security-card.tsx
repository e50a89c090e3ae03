import type { MemberSecurity } from '@longmall/contract/identity-staff.ts'
import { Descriptions, Flex, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'

type Session = MemberSecurity['sessions'][number]
const ends = ['log_out', 'elsewhere', 'idle', 'recovery', 'cancelled', 'operator'] as const
const isEnd = (text: string): text is (typeof ends)[number] => ends.some((one) => one === text)

/** Locks of passwords and the last sessions, with what helps a member who is locked out. */
export function MemberSecurityCard({ member_id }: { member_id: number }) {
  const frame = useWords()
  const say = useWords('member')
  const { time, count } = useFormat()
  const reason = [{ kind: 'area', name: 'reason', label: frame('reason'), maximum: 500, isRequired: true }] as const
  return (
    <Loaded query={query('identity/security', { member_id })}>
      {(security) => (
        <Flex vertical gap={16}>
          <Descriptions
            bordered
            size="small"
            column={{ xs: 1, lg: 2 }}
            items={[
              { key: 'login', label: say('login_tries'), children: count(security.login_tries) },
              { key: 'until', label: say('login_locked'), children: time(security.login_locked_until) },
              { key: 'payment', label: say('payment_tries'), children: count(security.payment_tries_in_row) },
              { key: 'locked', label: say('payment_locked'), children: time(security.payment_locked_until) },
              { key: 'password', label: say('payment_password'), children: say(security.has_payment_password ? 'is_set' : 'not_set') },
            ]}
          />
          <Flex gap={8} wrap>
            <ActionButton
              command="identity/lift_locks"
              input={{ member_id }}
              label={say('lift_locks')}
              asks={say('lift_locks_asks')}
              fields={reason}
            />
            <ActionButton
              command="identity/end_member_sessions"
              input={{ member_id }}
              label={say('end_sessions')}
              asks={say('end_sessions_asks')}
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
              { title: say('session_began'), render: (_, { created_at }) => time(created_at) },
              { title: say('last_seen'), render: (_, { seen_at }) => time(seen_at) },
              {
                title: say('session_end'),
                render: (_, { ended_as }) =>
                  ended_as === null ? say('session_open') : isEnd(ended_as) ? say(`ended_${ended_as}`) : ended_as,
              },
            ]}
          />
        </Flex>
      )}
    </Loaded>
  )
}
