import { useSuspenseQuery } from '@tanstack/react-query'
import { Card, Descriptions, Tag, Typography } from 'antd'
import { useEffect } from 'react'
import { useWords } from '../shell/language.tsx'
import { query } from '../shell/query.ts'

const roles = ['owner', 'operator', 'finance', 'support'] as const
const isRole = (name: string): name is (typeof roles)[number] => roles.some((role) => role === name)

/** Start page: who is logged in and what they may do. */
export function HomeScreen() {
  const say = useWords()
  const { data: staff } = useSuspenseQuery(query('staff/view', {}))
  useEffect(() => {
    document.title = say('title')
  }, [say])
  const permissions = staff.permissions.includes('*') ? [say('all_permissions')] : staff.permissions
  return (
    <>
      <Typography.Title level={1} style={{ fontSize: 24, marginTop: 0 }}>
        {say('welcome', { name: staff.name })}
      </Typography.Title>
      <Card title={say('account')}>
        <Descriptions
          column={1}
          items={[
            { key: 'email', label: say('email'), children: staff.email },
            { key: 'role', label: say('role'), children: isRole(staff.role) ? say(`role_${staff.role}`) : staff.role },
            {
              key: 'permissions',
              label: say('permissions'),
              children: permissions.length ? permissions.map((one) => <Tag key={one}>{one}</Tag>) : say('no_permissions'),
            },
          ]}
        />
      </Card>
    </>
  )
}
