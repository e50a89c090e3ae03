import type { StaffStore } from '@longmall/contract/store.ts'
import { Flex } from 'antd'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { StoreDrawer } from './form/store-drawer.tsx'
import { StoreActions } from './store-actions.tsx'
import { StoreFacts } from './store-facts.tsx'
import { StoreTabs } from './store-tabs.tsx'
import { textsIn } from './texts-in.ts'

const actionsOf = (store: StaffStore) => <StoreActions store={store} />
const factsOf = (store: StaffStore) => <StoreFacts store={store} />

/** Stores with hours, location and clerks (CON-05). */
export function StoresScreen() {
  const t = useTranslations('store')
  const tMenu = useTranslations('menu')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const { count } = useFormat()
  return (
    <>
      <PageHead title={tMenu('stores')} lead={t('lead')}>
        <StoreDrawer label={t('add_store')} type="primary" />
      </PageHead>
      <StoreTabs />
      <ResourceList
        operation="store/list"
        rowKey="branch_id"
        empty={t('empty')}
        expand={factsOf}
        filters={[
          { kind: 'text', name: 'search', label: t('search'), maxLength: 60 },
          { kind: 'flag', name: 'is_open', label: tCommon('state'), yes: t('open'), no: t('closed') },
          { kind: 'flag', name: 'offers_pickup', label: t('offers_pickup') },
          { kind: 'number', name: 'member_id', label: t('clerk_id') },
        ]}
        columns={[
          { name: 'name', title: t('name'), sort: 'name', render: ({ texts }) => <Wide>{textsIn(texts, language).name}</Wide> },
          { name: 'state', title: tCommon('state'), render: (store) => <States store={store} /> },
          { name: 'address', title: t('address'), render: ({ texts }) => <Wide>{textsIn(texts, language).address}</Wide> },
          { name: 'hours', title: t('hours'), render: ({ opening_hours_text }) => <Wide>{opening_hours_text || '–'}</Wide> },
          { name: 'clerks', title: t('clerks'), align: 'right', render: ({ clerks }) => count(clerks.length) },
          { name: 'phone', title: t('phone'), render: ({ phone }) => phone || '–' },
          { name: 'position', title: t('position'), sort: 'position', align: 'right', isExtra: true },
        ]}
        actions={actionsOf}
      />
    </>
  )
}

const Wide = ({ children }: { children: string }) => <div style={{ maxWidth: 220, whiteSpace: 'normal' }}>{children}</div>

/** Open for business, by its hours at this moment, and whether orders are fetched there. */
function States({ store: { is_open, is_open_now, offers_pickup } }: { store: StaffStore }) {
  const t = useTranslations('store')
  return (
    <Flex gap={4} wrap style={{ maxWidth: 170 }}>
      <StateTag tone={is_open ? 'success' : 'error'}>{is_open ? t('open') : t('closed')}</StateTag>
      {is_open && is_open_now !== null && (
        <StateTag tone={is_open_now ? 'processing' : 'default'}>{is_open_now ? t('open_now') : t('closed_now')}</StateTag>
      )}
      {offers_pickup && <StateTag tone="default">{t('offers_pickup')}</StateTag>}
    </Flex>
  )
}
