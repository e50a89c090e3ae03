import type { StaffRow } from '@longmall/contract/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { Flex, Table } from 'antd'
import { useMay } from '../../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import type { Field } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useWords } from '../../shell/language.tsx'
import { roleWords } from './permission-words.ts'
import { ListExport } from '../../shell/list/list-export.tsx'
import { useTableWidth } from '../../shell/list/use-table-width.ts'
import '../../shell/list/resource-list.css'

/** Operators: who they are, what they hold, and what helps one who is locked out (CON-08, IDN-12). */
export function StaffScreen() {
  const menu = useWords('menu')
  const say = useWords('staff')
  const { time } = useFormat()
  const tableWidth = useTableWidth()
  const roles = useRoleField()
  const named: Field<'staff/add_staff' | 'staff/change_staff'>[] = [
    { kind: 'text', name: 'name', label: say('name'), maximum: 60, isRequired: true },
    roles,
  ]
  return (
    <>
      <PageHead title={menu('staff')} lead={say('staff_lead')}>
        <ListExport list="staff/list_staff" />
        <FormDrawer
          command="staff/add_staff"
          label={say('add_staff')}
          type="primary"
          fields={[
            { kind: 'text', name: 'email_address', label: say('email'), maximum: 254, isRequired: true },
            ...named,
            { kind: 'text', name: 'password', label: say('first_password'), maximum: 64, isRequired: true, help: say('password_help') },
          ]}
        />
      </PageHead>
      <Loaded query={query('staff/list_staff', {})}>
        {({ list }) => (
          <Table<StaffRow>
            rowKey="staff_id"
            size="small"
            pagination={false}
            className="resource-list"
            scroll={{ x: tableWidth }}
            dataSource={list}
            columns={[
              { title: say('name'), dataIndex: 'name' },
              { title: say('email'), dataIndex: 'email' },
              { title: say('role'), render: (_, { role }) => roleWords(say, role) },
              { title: '', render: (_, { is_active }) => <Works isActive={is_active} /> },
              { title: say('second_factor'), render: (_, { is_enrolled }) => say(is_enrolled ? 'factor_on' : 'factor_off') },
              { title: say('sessions'), dataIndex: 'session_count', align: 'right' },
              { title: say('last_seen'), render: (_, { last_seen_at }) => time(last_seen_at) },
              { title: say('created'), render: (_, { created_at }) => time(created_at) },
              { key: 'actions', render: (_, row) => <StaffActions row={row} fields={named} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

function Works({ isActive }: { isActive: boolean }) {
  const say = useWords('staff')
  return <StateTag tone={isActive ? 'good' : 'plain'}>{say(isActive ? 'active' : 'dismissed')}</StateTag>
}

function useRoleField(): Field<'staff/add_staff' | 'staff/change_staff'> {
  const say = useWords('staff')
  const may = useMay()
  const roles = useQuery({ ...query('staff/list_roles', {}), enabled: may('staff/list_roles') })
  const options = (roles.data?.list ?? []).map(({ name }) => ({ value: name, label: roleWords(say, name) }))
  return { kind: 'choice', name: 'role', label: say('role'), isRequired: true, options }
}

function StaffActions({ row, fields }: { row: StaffRow; fields: readonly Field<'staff/change_staff'>[] }) {
  const frame = useWords()
  const say = useWords('staff')
  const { staff_id, name, session_count } = row
  const initialOf = ({ name, role, is_active }: StaffRow) => ({ name, role, is_active })
  const fresh = async () => {
    const { list } = await queryClient.fetchQuery({ ...query('staff/list_staff', {}), staleTime: 0 })
    const now = list.find((one) => one.staff_id === staff_id) ?? row
    return { initial: initialOf(now), fixed: { staff_id, version: now.version } }
  }
  return (
    <Flex wrap>
      <FormDrawer
        command="staff/change_staff"
        label={frame('edit')}
        title={name}
        type="link"
        fields={[...fields, { kind: 'flag', name: 'is_active', label: say('active') }]}
        initial={initialOf(row)}
        fixed={{ staff_id, version: row.version }}
        fresh={fresh}
      />
      <ActionButton
        command="staff/set_password"
        input={{ staff_id }}
        label={say('set_password')}
        type="link"
        asks={say('set_password_asks', { name })}
        fields={[{ kind: 'text', name: 'password', label: say('set_password'), maximum: 64, isRequired: true, help: say('password_help') }]}
      />
      {row.is_enrolled && (
        <ActionButton
          command="staff/reset_totp"
          input={{ staff_id }}
          label={say('reset_factor')}
          type="link"
          isDanger
          asks={say('reset_factor_asks', { name })}
        />
      )}
      {session_count > 0 && (
        <ActionButton
          command="staff/end_sessions"
          input={{ staff_id }}
          label={say('end_sessions')}
          type="link"
          isDanger
          asks={say('end_sessions_asks', { name, count: session_count })}
        />
      )}
    </Flex>
  )
}
