import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Alert, Button, Flex, Layout, Menu, Spin, Typography } from 'antd'
import { holdsPermission } from './holds-permission.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { useWords } from './language.tsx'
import { mutation, query } from './query.ts'
import { endSession } from './session.ts'

/** Frame of the console: menu at the left, who is logged in at the top. */
export function ConsoleLayout() {
  const say = useWords()
  const path = useLocation().pathname
  const staff = useQuery(query('staff/view', {}))
  const logOut = useMutation({ ...mutation('staff/log_out'), onSettled: endSession })
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider theme="light" width={208} breakpoint="lg" collapsedWidth={64} style={{ borderInlineEnd: '1px solid #e9e9ef' }}>
        <Typography.Text strong style={{ display: 'block', padding: '20px 16px', whiteSpace: 'nowrap', overflow: 'hidden' }}>
          {say('title')}
        </Typography.Text>
        <nav aria-label={say('menu')}>
          <Menu
            mode="inline"
            selectedKeys={[path]}
            items={[
              { key: '/', label: <Link to="/">{say('home')}</Link> },
              ...(holdsPermission(staff.data?.permissions ?? [], 'message.view')
                ? [{ key: '/outbox', label: <Link to="/outbox">{say('outbox')}</Link> }]
                : []),
              { key: '/account', label: <Link to="/account">{say('my_account')}</Link> },
            ]}
          />
        </nav>
      </Layout.Sider>
      <Layout>
        <Layout.Header style={{ background: '#fff', paddingInline: 24, borderBottom: '1px solid #e9e9ef' }}>
          <Flex justify="end" align="center" gap={16} style={{ height: '100%' }}>
            <a href="/" target="_blank" rel="noreferrer">
              {say('to_shop')}
            </a>
            <LanguageSwitch />
            <Typography.Text>{staff.data?.name}</Typography.Text>
            <Button loading={logOut.isPending} onClick={() => logOut.mutate({})}>
              {say('log_out')}
            </Button>
          </Flex>
        </Layout.Header>
        <Layout.Content style={{ padding: 24 }}>
          {staff.isPending ? (
            <Spin />
          ) : staff.isError ? (
            <Alert
              type="error"
              showIcon
              title={say('failed')}
              description={staff.error.message || say('unreachable')}
              action={<Button onClick={() => void staff.refetch()}>{say('retry')}</Button>}
            />
          ) : (
            <Outlet />
          )}
        </Layout.Content>
      </Layout>
    </Layout>
  )
}
