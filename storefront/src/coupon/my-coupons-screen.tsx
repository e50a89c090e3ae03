import type { MemberCoupon } from '@longmall/contract/coupon.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useOpening } from '../shell/opening/use-opening.ts'
import { pages, query } from '@longmall/web/call/query.ts'
import { useDateTime } from '../shell/date-time.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { CodeSheet } from './parts/code-sheet.tsx'
import { CouponTicket } from './parts/coupon-ticket.tsx'
import { couponPeriodText, lastDaysText, useCouponDay } from './parts/coupon-text.ts'
import { TicketSkeletons } from './parts/ticket-skeletons.tsx'
import { useStoreNow } from './parts/use-store-now.ts'
import { UseButton } from './parts/use-button.tsx'
import { type CouponTab, couponTabs, readTab } from './read-tab.ts'

/** The member's coupons in three tabs, with the way to where each is used. */
export function MyCouponsScreen() {
  const t = useTranslations('coupon')
  const go = useGo()
  const code = useOpening()
  const { tab } = useScreenSearch(readTab)
  const counts = useQuery(query('coupon/counts', {}))
  const label = (key: CouponTab) => (counts.data?.[key] ? `${t(`tab_${key}`)} ${counts.data[key]}` : t(`tab_${key}`))
  return (
    <>
      <PageHeader
        title={t('mine_title')}
        fallback="/v2/member/index/index"
        action={
          <Button look="text" size="small" aria-haspopup="dialog" onClick={code.show}>
            {t('redeem')}
          </Button>
        }
      />
      <Tabs
        label={t('mine_title')}
        className="sticky top-12 z-20"
        tabs={couponTabs.map((key) => ({ key, label: label(key) }))}
        selected={tab}
        onSelect={(key) => void go('/v2/member/coupon/coupon', { tab: key }, { replace: true })}
      >
        <div className="p-3">
          <EndlessList
            query={pages('coupon/mine', { tab })}
            keyOf={({ member_coupon_id }) => member_coupon_id}
            gap={12}
            pull
            skeleton={<TicketSkeletons />}
            empty={<NoneHere tab={tab} />}
          >
            {(coupon) => <MemberTicket coupon={coupon} />}
          </EndlessList>
        </div>
      </Tabs>
      {tab === 'unused' && (
        <div className="sticky bottom-0 mt-auto bg-card px-4 pt-2 pb-3">
          <Link to="/v2/goods/coupon/coupon" className={buttonClass({ block: true })}>
            {t('to_centre')}
          </Link>
          <div className="safe-bottom" />
        </div>
      )}
      <BackToTop />
      <CodeSheet open={code.open} onClose={code.hide} />
    </>
  )
}

function MemberTicket({ coupon }: { coupon: MemberCoupon }) {
  const t = useTranslations('coupon')
  const dateTime = useDateTime()
  const day = useCouponDay()
  const now = useStoreNow()
  const isUnused = coupon.state === 'unused'
  const last = isUnused ? lastDaysText(coupon, now, t) : null
  const when =
    coupon.state === 'used' && coupon.used_at ? t('used_at', { time: dateTime(coupon.used_at) }) : couponPeriodText(coupon, now, t, day)
  return (
    <CouponTicket
      rules={coupon}
      name={coupon.name}
      when={when}
      faded={!isUnused}
      note={
        last && (
          <p className="mt-1">
            <Tag tone="warning">{last}</Tag>
          </p>
        )
      }
      action={
        isUnused ? (
          <UseButton rules={coupon} coupon_id={coupon.coupon_id} name={coupon.name} />
        ) : (
          <span className="text-12 text-quiet">{t(`tab_${coupon.state}`)}</span>
        )
      }
    />
  )
}

function NoneHere({ tab }: { tab: CouponTab }) {
  const t = useTranslations('coupon')
  if (tab === 'unused') return <EmptyState drawing="coupon" title={t('unused_empty')} text={t('unused_empty_text')} />
  return (
    <EmptyState
      drawing="coupon"
      title={t(`${tab}_empty`)}
      action={
        <Link to="/v2/goods/coupon/coupon" className={buttonClass({ look: 'soft' })}>
          {t('to_centre')}
        </Link>
      }
    />
  )
}
