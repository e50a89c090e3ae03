import type { ItemState, StaffExchangeItem } from '@longmall/contract/exchange-shapes.ts'
import { nameOf } from '../promotions/campaigns/name-of.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { SpanCell } from '../shell/list/span-cell.tsx'
import { ExchangeTabs } from './exchange-tabs.tsx'
import { ItemActions } from './item-actions.tsx'
import { ItemDrawer } from './item-drawer.tsx'
import { itemKinds } from './item-fields.tsx'

const tones: Record<ItemState, Tone> = { running: 'good', soon: 'wait', sold_out: 'bad', ended: 'plain', off: 'plain' }
const states = Object.keys(tones) as ItemState[]
const actionsOf = (item: StaffExchangeItem) => <ItemActions item={item} />

/** Coupons and red packets that longcoin buys (PRM-11): what each costs, how many went, what came in. */
export function ItemsScreen() {
  const say = useWords('exchange')
  const common = useWords()
  const { language } = useConsoleLanguage()
  const { money, count, day } = useFormat()
  const gives = ({ kind, amount, coupon_name }: StaffExchangeItem) =>
    kind === 'red_packet' ? `${say('kind_red_packet')} · ${money(amount)}` : `${say('kind_coupon')} · ${coupon_name}`
  return (
    <>
      <PageHead title={say('title')} lead={say('lead_items')}>
        <ItemDrawer label={say('create_item')} type="primary" />
      </PageHead>
      <ExchangeTabs />
      <ResourceList
        operation="exchange/search"
        rowKey="item_id"
        empty={say('empty_items')}
        filters={[
          { kind: 'text', name: 'words', label: say('name'), maxLength: 80 },
          { kind: 'choice', name: 'kind', label: say('kind'), options: itemKinds.map((value) => ({ value, label: say(`kind_${value}`) })) },
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: states.map((value) => ({ value, label: say(`state_${value}`) })),
          },
        ]}
        columns={[
          { name: 'item_id', title: '#', sort: 'item_id' },
          {
            name: 'name',
            title: say('name'),
            sort: 'name',
            render: ({ texts }) => <div style={{ maxWidth: 190, whiteSpace: 'normal' }}>{nameOf(texts, language)}</div>,
          },
          {
            name: 'gives',
            title: say('gives'),
            render: (item) => <div style={{ maxWidth: 190, whiteSpace: 'normal' }}>{gives(item)}</div>,
          },
          { name: 'longcoin', title: say('longcoin'), sort: 'longcoin', align: 'right', render: ({ longcoin }) => count(longcoin) },
          {
            name: 'state',
            title: common('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{say(`state_${state}`)}</StateTag>,
          },
          {
            name: 'window',
            title: say('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          {
            name: 'taken',
            title: say('taken'),
            sort: 'taken',
            align: 'right',
            render: ({ item_id, taken, stock }) => (
              <RecordLink to="/exchange/records" search={{ item_id }}>
                {stock === null ? count(taken) : say('of', { part: count(taken), whole: count(stock) })}
              </RecordLink>
            ),
          },
          { name: 'members', title: say('members'), sort: 'members', align: 'right', render: ({ members }) => count(members) },
          {
            name: 'longcoin_total',
            title: say('longcoin_total'),
            sort: 'longcoin_total',
            align: 'right',
            render: ({ longcoin_total }) => count(longcoin_total),
          },
          {
            name: 'per_member',
            title: say('per_member'),
            align: 'right',
            isExtra: true,
            render: ({ per_member }) => (per_member === null ? '–' : count(per_member)),
          },
          { name: 'position', title: say('position'), sort: 'position', align: 'right', isExtra: true },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
