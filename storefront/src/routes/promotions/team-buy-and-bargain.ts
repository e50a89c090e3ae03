import { notFound } from '@tanstack/react-router'
import { readBargain, readBargainTab } from '../../bargain/bargain-address.ts'
import { bargainHead } from '../../bargain/bargain-head.ts'
import { campaignHead } from '../../campaign/head/campaign-head.ts'
import { readZone } from '../../campaign/zone/zone-search.ts'
import { readTeamTab, readTeamBuy, readShare } from '../../team-buy/team-buy-address.ts'
import { teamBuyHead } from '../../team-buy/team-buy-head.ts'
import { shownItem } from '../../promotion/detail/shown-item.ts'
import { promotionAddons, zonePath } from '../../addresses/promotion-address.ts'
import { pages, query } from '@longmall/web/call/query.ts'
import { siteQuery } from '../../shell/site.ts'
import { type HeadTools, type PageHead, type ScreenTools } from '../../shell/page-head.ts'
import { screen, type Screen } from '../screen.ts'

type JointPurchase = 'team_buy' | 'bargain'
type Client = Pick<ScreenTools<unknown>, 'queryClient'>

/** An add-on that is off is not queried: its screens show that it is off. */
const isOn = ({ queryClient }: Client, kind: JointPurchase) =>
  queryClient.getQueryData(siteQuery.queryKey)?.addons[promotionAddons[kind]] === true

const tableOf = { team_buy: 'teambuy', bargain: 'bargain' } as const

const zone = (kind: JointPurchase, file: string) =>
  screen(file, {
    translations: [tableOf[kind], 'campaign', 'promotion', 'catalogue'],
    search: readZone,
    prepare: async ({ queryClient, search: { state = 'running' } }) =>
      isOn({ queryClient }, kind) && queryClient.ensureInfiniteQueryData(pages('campaign/zone', { kind, state })),
    head: import.meta.env.SSR
      ? ({ translations }: HeadTools<unknown>): PageHead => ({
          title: translations.t(tableOf[kind])('title'),
          description: translations.t(tableOf[kind])('zone_text'),
          canonical: zonePath(kind),
        })
      : undefined,
  })

async function prepareDetail({ queryClient }: Client, kind: JointPurchase, id: number | undefined, sku_id: number | undefined) {
  if (id === undefined) throw notFound()
  if (!isOn({ queryClient }, kind)) return
  const { items } = await queryClient.ensureQueryData(query('campaign/view', { kind, promotion_id: id }))
  const shown = shownItem(items, sku_id)
  if (shown) await queryClient.ensureQueryData(query('catalogue/detail', { sku_id: shown.sku_id }))
}

/** Joint purchases: team buys and bargains. */
export const teamBuyAndBargainScreens = {
  '/promotionpages/pintuan/list/list': zone('team_buy', 'team-buy/list/team-buy-list-screen'),
  '/promotionpages/pintuan/detail/detail': screen('team-buy/detail/team-buy-detail-screen', {
    translations: ['teambuy', 'campaign', 'promotion', 'catalogue', 'review'],
    search: readTeamBuy,
    prepare: ({ queryClient, search: { id, sku_id } }) => prepareDetail({ queryClient }, 'team_buy', id, sku_id),
    head: import.meta.env.SSR ? campaignHead('team_buy') : undefined,
  }),
  '/promotionpages/pintuan/share/share': screen('team-buy/share/share-screen', {
    translations: ['teambuy', 'promotion', 'catalogue'],
    search: readShare,
    prepare: async ({ queryClient, search: { group_id } }) =>
      group_id !== undefined && isOn({ queryClient }, 'team_buy') && queryClient.ensureQueryData(query('team_buy/group', { group_id })),
    head: import.meta.env.SSR ? teamBuyHead : undefined,
    // It changes with every new member of the team.
    cached: false,
  }),
  '/promotionpages/pintuan/my_spell/my_spell': screen('team-buy/mine/my-team-buys-screen', {
    access: 'member',
    translations: ['teambuy', 'promotion', 'catalogue'],
    search: readTeamTab,
  }),
  '/promotionpages/bargain/list/list': zone('bargain', 'bargain/list/bargain-list-screen'),
  '/promotionpages/bargain/detail/detail': screen('bargain/detail/bargain-screen', {
    translations: ['bargain', 'campaign', 'promotion', 'catalogue', 'review'],
    search: readBargain,
    prepare: async ({ queryClient, search: { id, sku_id, bargain_id } }) => {
      if (bargain_id === undefined) return prepareDetail({ queryClient }, 'bargain', id, sku_id)
      if (isOn({ queryClient }, 'bargain')) await queryClient.ensureQueryData(query('bargain/view', { bargain_id }))
    },
    head: import.meta.env.SSR ? bargainHead : undefined,
    // A bargain changes with every friend's help.
    cached: ({ bargain_id }) => bargain_id === undefined,
  }),
  '/promotionpages/bargain/my_bargain/my_bargain': screen('bargain/mine/my-bargain-screen', {
    access: 'member',
    translations: ['bargain', 'promotion', 'catalogue'],
    search: readBargainTab,
  }),
} satisfies Record<string, Screen>
