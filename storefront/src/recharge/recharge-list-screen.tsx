import type { Recharge } from '@longmall/contract/recharge.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '../shell/call/query.ts'
import { dateTimeIn } from '../shell/date-time.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useLanguage, usePhrases } from '../shell/phrases.tsx'
import { amountOf } from './amount-of.ts'
import { RechargeState } from './recharge-state.tsx'
import { useGiftWords } from './use-gift-words.ts'

/** The member's recharges, the newest first (WAL-05). */
export function RechargeListScreen() {
  const say = usePhrases('recharge')
  return (
    <>
      <PageHeader title={say('list_title')} fallback="/v2/member/balance/balance" />
      <div className="p-3">
        <EndlessList
          query={pages('recharge/list', {})}
          keyOf={(one) => one.recharge_id}
          gap={12}
          pull
          empty={
            <EmptyState
              drawing="wallet"
              title={say('list_empty')}
              text={say('list_empty_text')}
              action={
                <Link to="/v2/member/recharge/recharge" className={buttonClass({})}>
                  {say('confirm')}
                </Link>
              }
            />
          }
        >
          {(recharge) => <RechargeRow recharge={recharge} />}
        </EndlessList>
      </div>
      <BackToTop />
    </>
  )
}

function RechargeRow({ recharge }: { recharge: Recharge }) {
  const say = usePhrases('recharge')
  const language = useLanguage()
  const gifts = useGiftWords()(recharge)
  return (
    <Link
      to="/v2/member/recharge_detail/recharge_detail"
      search={{ recharge_id: recharge.recharge_id }}
      className="pressable flex items-center justify-between gap-3 rounded-12 bg-card p-4"
    >
      <span className="min-w-0">
        <span className="block text-16 font-semibold text-strong">{say(`unit_${recharge.unit}`)}</span>
        <span className="block text-12 text-quiet">{dateTimeIn(language, recharge.created_at)}</span>
        {gifts.length > 0 && <span className="block text-12 text-quiet">{gifts.join(' · ')}</span>}
      </span>
      <span className="shrink-0 text-right">
        <span className="figures block text-16 font-semibold text-strong">{amountOf(recharge.amount, recharge.unit, language)}</span>
        <RechargeState state={recharge.state} />
      </span>
    </Link>
  )
}
