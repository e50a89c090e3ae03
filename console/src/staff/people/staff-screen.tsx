import type { StaffRow } from '@longmall/contract/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { Flex, Table } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import type { Field } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { roleLabel } from './permission-labels.ts'
import { ListExport } from '../../shell/list/list-export.tsx'
import { useTableWidth } from '../../shell/list/use-table-width.ts'
import '../../shell/list/resource-list.css'

/** Operators: profile, roles, and actions for a locked-out one (CON-08, IDN-12). */
export function StaffScreen() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('staff')
  const { time } = useFormat()
  const tableWidth = useTableWidth()
  const roles = useRoleField()
  const named: Field<'staff/add_staff' | 'staff/change_staff'>[] = [
    { kind: 'text', name: 'name', label: t('name'), maximum: 60, isRequired: true },
    roles,
  ]
  return (
    <>
      <PageHead title={tMenu('staff')} lead={t('staff_lead')}>
        <ListExport list="staff/list_staff" />
        <FormDrawer
          command="staff/add_staff"
          label={t('add_staff')}
          type="primary"
          fields={[
            { kind: 'text', name: 'email_address', label: t('email'), maximum: 254, isRequired: true },
            ...named,
            { kind: 'text', name: 'password', label: t('first_password'), maximum: 64, isRequired: true, help: t('password_help') },
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
              { title: t('name'), dataIndex: 'name' },
              { title: t('email'), dataIndex: 'email' },
              { title: t('role'), render: (_, { role }) => roleLabel(t, role) },
              { title: '', render: (_, { is_active }) => <ActiveTag isActive={is_active} /> },
              { title: t('second_factor'), render: (_, { is_enrolled }) => t(is_enrolled ? 'factor_on' : 'factor_off') },
              { title: t('sessions'), dataIndex: 'session_count', align: 'right' },
              { title: t('last_seen'), render: (_, { last_seen_at }) => time(last_seen_at) },
              { title: t('created'), render: (_, { created_at }) => time(created_at) },
              { key: 'actions', render: (_, row) => <StaffActions row={row} fields={named} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

function ActiveTag({ isActive }: { isActive: boolean }) {
  const t = useTranslations('staff')
  return <StateTag tone={isActive ? 'success' : 'default'}>{t(isActive ? 'active' : 'deactivated')}</StateTag>
}

function useRoleField(): Field<'staff/add_staff' | 'staff/change_staff'> {
  const t = useTranslations('staff')
  const can = usePermissions()
  const roles = useQuery({ ...query('staff/list_roles', {}), enabled: can('staff/list_roles') })
  const options = (roles.data?.list ?? []).map(({ name }) => ({ value: name, label: roleLabel(t, name) }))
  return { kind: 'choice', name: 'role', label: t('role'), isRequired: true, options }
}

function StaffActions({ row, fields }: { row: StaffRow; fields: readonly Field<'staff/change_staff'>[] }) {
  const tCommon = useTranslations()
  const t = useTranslations('staff')
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
        label={tCommon('edit')}
        title={name}
        type="link"
        fields={[...fields, { kind: 'flag', name: 'is_active', label: t('active') }]}
        initial={initialOf(row)}
        fixed={{ staff_id, version: row.version }}
        fresh={fresh}
      />
      <ActionButton
        command="staff/set_password"
        input={{ staff_id }}
        label={t('set_password')}
        type="link"
        question={t('set_password_confirm', { name })}
        fields={[{ kind: 'text', name: 'password', label: t('set_password'), maximum: 64, isRequired: true, help: t('password_help') }]}
      />
      {row.is_enrolled && (
        <ActionButton
          command="staff/reset_totp"
          input={{ staff_id }}
          label={t('reset_factor')}
          type="link"
          isDanger
          question={t('reset_factor_confirm', { name })}
        />
      )}
      {session_count > 0 && (
        <ActionButton
          command="staff/end_sessions"
          input={{ staff_id }}
          label={t('end_sessions')}
          type="link"
          isDanger
          question={t('end_sessions_confirm', { name, count: session_count })}
        />
      )}
    </Flex>
  )
}
