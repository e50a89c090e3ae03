import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import type { Recharge } from '@longmall/contract/recharge.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLedgerCurrency } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { useDateTime } from '../shell/date-time.ts'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useClockOffset } from '../shell/server-clock.ts'
import { RecordPage } from '../wallet/record/record-page.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { readRechargeId } from './recharge-address.ts'
import { RechargeState } from './recharge-state.tsx'
import { useGiftLabels } from './use-gift-labels.ts'

/** Detail of a recharge: credited amounts, number and times, and the payment link while it is payable (WAL-05). */
export function RechargeDetailScreen() {
  const t = useTranslations('recharge')
  const { recharge_id } = useScreenSearch(readRechargeId)
  const recharge = useQuery({ ...query('recharge/view', { recharge_id }), enabled: recharge_id > 0, staleTime: 0 })
  return (
    <RecordPage
      title={t('detail_title')}
      list="/v2/member/recharge_list/recharge_list"
      labels={{ not_there: t('not_there'), records: t('records') }}
      record={recharge}
      isNamed={recharge_id > 0}
    >
      {(one) => <Body recharge={one} onChanged={() => void recharge.refetch()} />}
    </RecordPage>
  )
}

function Body({ recharge, onChanged }: { recharge: Recharge; onChanged: () => void }) {
  const t = useTranslations('recharge')
  const dateTime = useDateTime()
  const currency = useLedgerCurrency()
  const offset = useClockOffset()
  const gifts = useGiftLabels()(recharge)
  const mayPay = recharge.state === 'unpaid' || recharge.state === 'failed'
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        <Card className="space-y-1 py-6 text-center">
          <p className="text-14 text-quiet">{t(`unit_${recharge.unit}`)}</p>
          <p className="figures text-28 font-bold text-strong">{formatAmount(recharge.amount, recharge.unit, currency)}</p>
          <RechargeState state={recharge.state} />
          {mayPay && recharge.valid_until && offset !== null && (
            <p className="pt-1 text-12 text-quiet">
              {t('pay_within')} <Countdown until={recharge.valid_until} offset={offset} onEnd={onChanged} />
            </p>
          )}
        </Card>
        <Card>
          <dl className="space-y-2 text-14">
            <Fact label={t('paid_amount')}>{displayPrice(recharge.pay_amount, currency)}</Fact>
            {recharge.unit !== 'MONEY' && <Fact label={t('unit_price')}>{formatCoinPrice(recharge.unit_price, currency)}</Fact>}
            {gifts.length > 0 && <Fact label={t('gift')}>{gifts.join(' · ')}</Fact>}
            <Fact label={t('number')}>{recharge.recharge_no}</Fact>
            <Fact label={t('created_at')}>{dateTime(recharge.created_at)}</Fact>
            {recharge.paid_at && <Fact label={t('paid_at')}>{dateTime(recharge.paid_at)}</Fact>}
          </dl>
        </Card>
      </div>
      {mayPay && (
        <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
          <Link
            to="/v1/order/payment/payment"
            search={{ payment_id: recharge.payment_id }}
            className={buttonClass({ size: 'large', block: true })}
          >
            {t('pay_now')}
          </Link>
          <div className="safe-bottom" />
        </div>
      )}
    </>
  )
}
