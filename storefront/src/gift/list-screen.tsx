import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { PromotionOff } from '../promotion/promotion-gone.tsx'
import { pages, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useAddon } from '../shell/shared.ts'
import { type GiftTab, giftTabs, readGifts } from './gift-address.ts'
import { GiftCard } from './gift-card.tsx'

/** The member's gifts (PRM-12) in three tabs, each to be claimed as an order of nothing to pay. */
export function ListScreen() {
  const say = usePhrases('gift')
  const isOn = useAddon('gift')
  return (
    <>
      <PageHeader
        title={say('title')}
        fallback="/v2/member/index/index"
        action={
          isOn && (
            <Link to="/promotionpages/gift/order/order" className={buttonClass({ look: 'text', size: 'small' })}>
              {say('orders_title')}
            </Link>
          )
        }
      />
      {isOn ? <Gifts /> : <PromotionOff />}
      <BackToTop />
    </>
  )
}

function Gifts() {
  const say = usePhrases('gift')
  const go = useGo()
  const { tab } = useScreenSearch(readGifts)
  const counts = useQuery(query('gift/counts', {}))
  const label = (key: GiftTab) => (counts.data?.[key] ? `${say(`tab_${key}`)} ${counts.data[key]}` : say(`tab_${key}`))
  return (
    <Tabs
      label={say('title')}
      className="sticky top-12 z-20"
      tabs={giftTabs.map((key) => ({ key, label: label(key) }))}
      selected={tab}
      onSelect={(key) => void go('/promotionpages/gift/list/list', { tab: key }, { replace: true })}
    >
      <div className="p-3">
        <EndlessList
          query={pages('gift/list', { tab })}
          keyOf={({ gift_id }) => gift_id}
          gap={10}
          pull
          empty={
            <EmptyState
              drawing="favourite"
              title={say(`empty_${tab}`)}
              text={say('empty_text')}
              action={
                <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
                  {say('shop_now')}
                </Link>
              }
            />
          }
        >
          {(gift) => <GiftCard gift={gift} />}
        </EndlessList>
      </div>
    </Tabs>
  )
}
