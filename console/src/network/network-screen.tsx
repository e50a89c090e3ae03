import { Button, Flex, Segmented, Tabs } from 'antd'
import { usePermissions } from '../shell/call/permissions.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { useTranslations } from '../shell/language.tsx'
import { FindMember } from './find-member.tsx'
import { LastCheck } from './last-check.tsx'
import { NetworkNavigation } from './network-navigation.tsx'
import { PlacementTree } from './tree/placement-tree.tsx'
import { SponsorTree } from './tree/sponsor-tree.tsx'
import { useNetworkAddress } from './use-network-address.ts'

/** Both trees for operators: a member is found, and the tree below shown, drawn or as a list (AST-04). */
export function NetworkScreen() {
  const t = useTranslations('network')
  const tMenu = useTranslations('menu')
  const can = usePermissions()
  const { address, go } = useNetworkAddress()
  const { tab = 'sponsor', view, node_id: _, ...rest } = address
  return (
    <>
      <PageHead title={tMenu('network')} lead={t('lead')} />
      <NetworkNavigation />
      {can('network/last_check') && <LastCheck />}
      <Flex gap={8} wrap align="center">
        {can('network/staff_search') && <FindMember onFound={(member_id) => go({ ...rest, member_id, ...(view && { view }) })} />}
        {tab === 'placement' && <Button onClick={() => go({ tab, ...(view && { view }) })}>{t('root')}</Button>}
      </Flex>
      <Tabs
        activeKey={tab}
        onChange={(key) => go({ ...rest, ...(view && { view }), ...(key === 'placement' && { tab: 'placement' }) }, { replace: true })}
        tabBarExtraContent={
          <Segmented
            aria-label={t('view')}
            value={view ?? 'drawing'}
            options={[
              { value: 'drawing', label: t('as_drawing') },
              { value: 'list', label: t('as_list') },
            ]}
            onChange={(chosen) => {
              const { view: _view, ...others } = address
              go({ ...others, ...(chosen === 'list' && { view: 'list' }) }, { replace: true })
            }}
          />
        }
        items={[
          ...(can('network/staff_member_tree') ? [{ key: 'sponsor', label: t('sponsor_tree'), children: <SponsorTree /> }] : []),
          ...(can('network/staff_binary_tree') ? [{ key: 'placement', label: t('placement_tree'), children: <PlacementTree /> }] : []),
        ]}
        destroyOnHidden
      />
    </>
  )
}
