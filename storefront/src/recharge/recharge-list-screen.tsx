import type { Recharge } from '@longmall/contract/recharge.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useLedgerCurrency } from '../shell/site.ts'
import { pages } from '@longmall/web/call/query.ts'
import { useDateTime } from '../shell/date-time.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { RecordRow, recordClass } from '../wallet/record/record-row.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { RechargeState } from './recharge-state.tsx'
import { useGiftLabels } from './use-gift-labels.ts'

/** The member's recharges, the newest first (WAL-05). */
export function RechargeListScreen() {
  const t = useTranslations('recharge')
  return (
    <>
      <PageHeader title={t('list_title')} fallback="/v2/member/balance/balance" />
      <div className="p-3">
        <EndlessList
          query={pages('recharge/list', {})}
          keyOf={(one) => one.recharge_id}
          gap={12}
          pull
          empty={
            <EmptyState
              drawing="wallet"
              title={t('list_empty')}
              text={t('list_empty_text')}
              action={
                <Link to="/v2/member/recharge/recharge" className={buttonClass({})}>
                  {t('confirm')}
                </Link>
              }
            />
          }
        >
          {(recharge) => <Row recharge={recharge} />}
        </EndlessList>
      </div>
      <BackToTop />
    </>
  )
}

function Row({ recharge }: { recharge: Recharge }) {
  const t = useTranslations('recharge')
  const currency = useLedgerCurrency()
  const dateTime = useDateTime()
  const gifts = useGiftLabels()(recharge)
  return (
    <Link to="/v2/member/recharge_detail/recharge_detail" search={{ recharge_id: recharge.recharge_id }} className={recordClass}>
      <RecordRow
        title={t(`unit_${recharge.unit}`)}
        notes={[dateTime(recharge.created_at), ...(gifts.length > 0 ? [gifts.join(' · ')] : [])]}
        amount={formatAmount(recharge.amount, recharge.unit, currency)}
        state={<RechargeState state={recharge.state} />}
      />
    </Link>
  )
}
