import { useMutation, useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Alert, Button, Flex, Grid, Layout, Spin, Typography } from 'antd'
import { lazy, Suspense } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import { useTranslations } from '../language.tsx'
import { MainMenu } from './main-menu.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { ShopClock } from './shop-clock.tsx'
import { mutation, query } from '@longmall/web/call/query.ts'
import { endSession } from '../call/session.ts'

const RunningWork = lazy(async () => ({ default: (await import('../../work/running-work.tsx')).RunningWork }))

/** Layout of the console: menu at the left, or behind a button on narrow screens; the current operator at the top. */
export function ConsoleLayout() {
  const t = useTranslations()
  const isWide = Grid.useBreakpoint().lg ?? true
  const staff = useQuery(query('staff/view', {}))
  const logOut = useMutation({ ...mutation('staff/log_out'), onSettled: endSession })
  const title = (
    <Typography.Text strong style={{ whiteSpace: 'nowrap' }}>
      {t('title')}
    </Typography.Text>
  )
  const logOutButton = (
    <Button loading={logOut.isPending} onClick={() => logOut.mutate({})}>
      {t('log_out')}
    </Button>
  )
  return (
    <Layout style={{ minHeight: '100vh' }}>
      {isWide && (
        <Layout.Sider
          theme="light"
          width={216}
          style={{ borderInlineEnd: '1px solid #e9e9ef', position: 'sticky', top: 0, height: '100vh', overflowY: 'auto' }}
        >
          <div style={{ padding: '20px 16px' }}>{title}</div>
          <Suspense>
            <MainMenu />
          </Suspense>
        </Layout.Sider>
      )}
      <Layout style={{ minWidth: 0 }}>
        <Layout.Header style={{ background: '#fff', paddingInline: isWide ? 24 : 12, borderBottom: '1px solid #e9e9ef' }}>
          {isWide ? (
            <Flex justify="end" align="center" gap={16} style={{ height: '100%' }}>
              <Suspense>{staff.data && <RunningWork />}</Suspense>
              {staff.data && <ShopClock />}
              <a href="/" target="_blank" rel="noreferrer">
                {t('to_shop')}
              </a>
              <LanguageSwitch />
              <Typography.Text>{staff.data?.name}</Typography.Text>
              {logOutButton}
            </Flex>
          ) : (
            <Flex align="center" gap={8} style={{ height: '100%' }}>
              <MenuDrawer name={staff.data?.name} />
              <div style={{ flex: 1 }}>{title}</div>
              {logOutButton}
            </Flex>
          )}
        </Layout.Header>
        <Layout.Content style={{ padding: isWide ? 24 : 16 }}>
          {staff.isPending ? (
            <Spin />
          ) : staff.isLoadingError ? (
            <Alert
              type="error"
              showIcon
              title={t('failed')}
              description={staff.error.message || t('unreachable')}
              action={<Button onClick={() => void staff.refetch()}>{t('retry')}</Button>}
            />
          ) : (
            <Suspense fallback={<Spin />}>
              <Outlet />
            </Suspense>
          )}
        </Layout.Content>
      </Layout>
    </Layout>
  )
}
