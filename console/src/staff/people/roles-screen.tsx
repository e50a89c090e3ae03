import type { Role } from '@longmall/contract/staff.ts'
import { Flex, Table, Tag } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import type { Field } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'
import { PermissionChoice } from './permission-choice.tsx'
import { permissionLabel, roleLabel } from './permission-labels.ts'
import { ListExport } from '../../shell/list/list-export.tsx'

/** Roles and what they hold, per resource and action (CON-08). */
export function RolesScreen() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('staff')
  const roles = query('staff/list_roles', {})
  const permissionField = (permissions: readonly string[]): Field<'staff/add_role' | 'staff/change_role'> => ({
    kind: 'custom',
    name: 'permissions',
    label: t('permissions'),
    isRequired: true,
    render: (control) => <PermissionChoice {...control} permissions={permissions} />,
  })
  return (
    <Loaded query={roles}>
      {({ list, permissions }) => (
        <>
          <PageHead title={tMenu('roles')} lead={t('roles_lead')}>
            <ListExport list="staff/list_roles" />
            <FormDrawer
              command="staff/add_role"
              label={t('add_role')}
              type="primary"
              fields={[
                { kind: 'text', name: 'name', label: t('role_name'), maximum: 40, isRequired: true, help: t('role_name_help') },
                permissionField(permissions),
              ]}
            />
          </PageHead>
          <Table<Role>
            rowKey="name"
            size="small"
            pagination={false}
            dataSource={list}
            columns={[
              { title: t('role'), width: 180, render: (_, { name }) => roleLabel(t, name) },
              { title: t('permissions'), render: (_, role) => <GrantedPermissions role={role} /> },
              { title: t('assigned_to'), dataIndex: 'staff_count', align: 'right', width: 100 },
              { key: 'actions', width: 110, render: (_, role) => <RoleEdit role={role} field={permissionField(permissions)} /> },
            ]}
          />
        </>
      )}
    </Loaded>
  )
}

function GrantedPermissions({ role: { name, permissions } }: { role: Role }) {
  const t = useTranslations('staff')
  if (name === 'owner') return t('owner_fixed')
  return (
    <Flex wrap gap={4}>
      {permissions.map((one) => (
        <Tag key={one}>{permissionLabel(t, one)}</Tag>
      ))}
    </Flex>
  )
}

function RoleEdit({ role, field }: { role: Role; field: Field<'staff/add_role' | 'staff/change_role'> }) {
  const tCommon = useTranslations()
  const t = useTranslations('staff')
  if (role.name === 'owner') return null
  const fresh = async () => {
    const { list } = await queryClient.fetchQuery({ ...query('staff/list_roles', {}), staleTime: 0 })
    const now = list.find(({ name }) => name === role.name) ?? role
    return { initial: { permissions: now.permissions }, fixed: { name: now.name, version: now.version } }
  }
  return (
    <FormDrawer
      command="staff/change_role"
      label={tCommon('edit')}
      title={roleLabel(t, role.name)}
      type="link"
      fields={[field]}
      initial={{ permissions: role.permissions }}
      fixed={{ name: role.name, version: role.version }}
      fresh={fresh}
    />
  )
}
