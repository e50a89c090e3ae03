import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages, type RowOf } from '@longmall/web/call/query.ts'
import { Store } from 'lucide-react'
import { useDateTime } from '../shell/date-time.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { GoodsLines } from './list/goods-lines.tsx'
import { OrderSkeletons } from './list/list-skeletons.tsx'
import { CoinsHandedOver } from './record/coins-handed-over.tsx'

/** What was handed over to the member, where and when (DSK-03). */
export function MemberRecordsScreen() {
  const t = useTranslations('redemption')
  return (
    <>
      <PageHeader title={t('mine_title')} fallback="/v2/member/index/index" />
      <div className="p-3">
        <EndlessList
          query={pages('redemption/mine', {})}
          keyOf={(one) => one.redemption_id}
          gap={12}
          pull
          skeleton={<OrderSkeletons />}
          empty={
            <EmptyState
              drawing="order"
              title={t('mine_empty')}
              text={t('mine_empty_text')}
              action={
                <Link to="/v1/order/list/list" className={buttonClass({ look: 'soft' })}>
                  {t('my_orders')}
                </Link>
              }
            />
          }
        >
          {(one) => <Record one={one} />}
        </EndlessList>
      </div>
      <BackToTop />
    </>
  )
}

function Record({ one }: { one: RowOf<'redemption/mine'> }) {
  const t = useTranslations('redemption')
  const dateTime = useDateTime()
  const { kind, subject_no, branch, redeemed_at, coins, lines, undone_at, undo_reason } = one
  return (
    <Card aria-label={`${t(`kind_${kind}`)} ${subject_no}`}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="flex min-w-0 items-center gap-2 text-14 font-semibold text-strong">
          <Store size={16} aria-hidden className="shrink-0 text-brand-ink" />
          <span className="truncate">{branch.name}</span>
        </h2>
        {undone_at === null ? <Tag tone="success">{t(coins ? 'coins_paid' : 'done_title')}</Tag> : <Tag tone="warning">{t('undone')}</Tag>}
      </div>
      <p className="figures mt-1 text-12 text-quiet">{dateTime(redeemed_at)}</p>
      <div className="hairline-t mt-3 pt-3">{coins ? <CoinsHandedOver coins={coins} /> : <GoodsLines lines={lines} />}</div>
      <p className="figures hairline-t mt-3 flex justify-between gap-3 pt-3 text-12 text-quiet">
        <span>{t(`kind_${kind}`)}</span>
        <span className="min-w-0 truncate">{subject_no}</span>
      </p>
      {undone_at !== null && (
        <p className="mt-2 rounded-8 bg-warning-soft px-3 py-2 text-12 text-warning">
          {undo_reason === null ? t('undone_text') : `${t('undone_because', { reason: undo_reason })} · ${t('undone_text')}`}
        </p>
      )}
    </Card>
  )
}
