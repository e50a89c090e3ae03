import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { PromotionOff } from '../promotion/promotion-unavailable.tsx'
import { pages, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useAddon } from '../shell/shared.ts'
import { type GiftTab, giftTabs, readGifts } from './gift-address.ts'
import { GiftCard } from './gift-card.tsx'

/** The member's gifts (PRM-12) in three tabs; each is claimed as an order with nothing to pay. */
export function ListScreen() {
  const t = useTranslations('gift')
  const isOn = useAddon('gift')
  return (
    <>
      <PageHeader
        title={t('title')}
        fallback="/v2/member/index/index"
        action={
          isOn && (
            <Link to="/promotionpages/gift/order/order" className={buttonClass({ look: 'text', size: 'small' })}>
              {t('orders_title')}
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
  const t = useTranslations('gift')
  const go = useGo()
  const { tab } = useScreenSearch(readGifts)
  const counts = useQuery(query('gift/counts', {}))
  const label = (key: GiftTab) => (counts.data?.[key] ? `${t(`tab_${key}`)} ${counts.data[key]}` : t(`tab_${key}`))
  return (
    <Tabs
      label={t('title')}
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
              title={t(`empty_${tab}`)}
              text={t('empty_text')}
              action={
                <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
                  {t('shop_now')}
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
