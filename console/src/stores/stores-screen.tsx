import type { StaffStore } from '@longmall/contract/store.ts'
import { Flex } from 'antd'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { StoreDrawer } from './form/store-drawer.tsx'
import { StoreActions } from './store-actions.tsx'
import { StoreFacts } from './store-facts.tsx'
import { StoreTabs } from './store-tabs.tsx'
import { wordsIn } from './words-in.ts'

const actionsOf = (store: StaffStore) => <StoreActions store={store} />
const factsOf = (store: StaffStore) => <StoreFacts store={store} />

/** Stores with hours, place and clerks (CON-05). */
export function StoresScreen() {
  const say = useWords('store')
  const menu = useWords('menu')
  const common = useWords()
  const { language } = useConsoleLanguage()
  const { count } = useFormat()
  return (
    <>
      <PageHead title={menu('stores')} lead={say('lead')}>
        <StoreDrawer label={say('add_store')} type="primary" />
      </PageHead>
      <StoreTabs />
      <ResourceList
        operation="store/list"
        rowKey="branch_id"
        empty={say('empty')}
        expand={factsOf}
        filters={[
          { kind: 'text', name: 'search', label: say('search'), maxLength: 60 },
          { kind: 'flag', name: 'is_open', label: common('state'), yes: say('open'), no: say('closed') },
          { kind: 'flag', name: 'hands_over', label: say('hands_over') },
          { kind: 'number', name: 'member_id', label: say('clerk_id') },
        ]}
        columns={[
          { name: 'name', title: say('name'), sort: 'name', render: ({ texts }) => <Wide>{wordsIn(texts, language).name}</Wide> },
          { name: 'state', title: common('state'), render: (store) => <States store={store} /> },
          { name: 'address', title: say('address'), render: ({ texts }) => <Wide>{wordsIn(texts, language).address}</Wide> },
          { name: 'hours', title: say('hours'), render: ({ hours_words }) => <Wide>{hours_words || '–'}</Wide> },
          { name: 'clerks', title: say('clerks'), align: 'right', render: ({ clerks }) => count(clerks.length) },
          { name: 'phone', title: say('phone'), render: ({ phone }) => phone || '–' },
          { name: 'position', title: say('position'), sort: 'position', align: 'right', isExtra: true },
        ]}
        actions={actionsOf}
      />
    </>
  )
}

const Wide = ({ children }: { children: string }) => <div style={{ maxWidth: 220, whiteSpace: 'normal' }}>{children}</div>

/** Open for business, by its hours at this moment, and whether orders are fetched there. */
function States({ store: { is_open, is_open_now, hands_over } }: { store: StaffStore }) {
  const say = useWords('store')
  return (
    <Flex gap={4} wrap style={{ maxWidth: 170 }}>
      <StateTag tone={is_open ? 'good' : 'bad'}>{is_open ? say('open') : say('closed')}</StateTag>
      {is_open && is_open_now !== null && (
        <StateTag tone={is_open_now ? 'busy' : 'plain'}>{is_open_now ? say('open_now') : say('closed_now')}</StateTag>
      )}
      {hands_over && <StateTag tone="plain">{say('hands_over')}</StateTag>}
    </Flex>
  )
}
