import type { ItemState, StaffPointsShopItem } from '@longmall/contract/points-shop-shapes.ts'
import { nameOf } from '../promotions/campaigns/name-of.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { SpanCell } from '../shell/list/span-cell.tsx'
import { PointsShopTabs } from './points-shop-tabs.tsx'
import { ItemActions } from './item-actions.tsx'
import { ItemDrawer } from './item-drawer.tsx'
import { itemKinds } from './item-fields.tsx'

const tones: Record<ItemState, Tone> = { running: 'success', upcoming: 'warning', sold_out: 'error', ended: 'default', off: 'default' }
const states = Object.keys(tones) as ItemState[]
const actionsOf = (item: StaffPointsShopItem) => <ItemActions item={item} />

/** Coupons and red packets for longcoin (PRM-11): the price of each, the number of exchanges, the longcoin spent. */
export function ItemsScreen() {
  const t = useTranslations('pointsshop')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const { money, count, day } = useFormat()
  const contentText = ({ kind, amount, coupon_name }: StaffPointsShopItem) =>
    kind === 'red_packet' ? `${t('kind_red_packet')} · ${money(amount)}` : `${t('kind_coupon')} · ${coupon_name}`
  return (
    <>
      <PageHead title={t('title')} lead={t('lead_items')}>
        <ItemDrawer label={t('create_item')} type="primary" />
      </PageHead>
      <PointsShopTabs />
      <ResourceList
        operation="points_shop/search"
        rowKey="item_id"
        empty={t('empty_items')}
        filters={[
          { kind: 'text', name: 'keyword', label: t('name'), maxLength: 80 },
          { kind: 'choice', name: 'kind', label: t('kind'), options: itemKinds.map((value) => ({ value, label: t(`kind_${value}`) })) },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: states.map((value) => ({ value, label: t(`state_${value}`) })),
          },
        ]}
        columns={[
          { name: 'item_id', title: '#', sort: 'item_id' },
          {
            name: 'name',
            title: t('name'),
            sort: 'name',
            render: ({ texts }) => <div style={{ maxWidth: 190, whiteSpace: 'normal' }}>{nameOf(texts, language)}</div>,
          },
          {
            name: 'gives',
            title: t('item'),
            render: (item) => <div style={{ maxWidth: 190, whiteSpace: 'normal' }}>{contentText(item)}</div>,
          },
          { name: 'longcoin', title: t('longcoin'), sort: 'longcoin', align: 'right', render: ({ longcoin }) => count(longcoin) },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>,
          },
          {
            name: 'window',
            title: t('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          {
            name: 'reserved',
            title: t('reserved'),
            sort: 'reserved',
            align: 'right',
            render: ({ item_id, reserved, stock }) => (
              <RecordLink to="/points-shop/orders" search={{ item_id }}>
                {stock === null ? count(reserved) : t('of', { part: count(reserved), whole: count(stock) })}
              </RecordLink>
            ),
          },
          { name: 'members', title: t('members'), sort: 'members', align: 'right', render: ({ members }) => count(members) },
          {
            name: 'longcoin_total',
            title: t('longcoin_total'),
            sort: 'longcoin_total',
            align: 'right',
            render: ({ longcoin_total }) => count(longcoin_total),
          },
          {
            name: 'per_member',
            title: t('per_member'),
            align: 'right',
            isExtra: true,
            render: ({ per_member }) => (per_member === null ? '–' : count(per_member)),
          },
          { name: 'position', title: t('position'), sort: 'position', align: 'right', isExtra: true },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
