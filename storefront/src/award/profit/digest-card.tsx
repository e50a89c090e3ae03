import type { awardProfit, AwardNews } from '@longmall/contract/award-profit.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import { query } from '@longmall/web/call/query.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../shell/link.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useLanguage, useLazyTranslations, useTranslations } from '../../shell/translations.tsx'

/** What the last settled day did to the member's awards; nothing where nothing happened in a week. Leads to the profit centre. */
export function DigestCard() {
  const isReady = useLazyTranslations('award')
  const { data } = useQuery(query('award/digest', {}))
  return isReady && data?.day ? <Digest digest={data} day={data.day} /> : null
}

function Digest({ digest: { worth, paid, news, debts }, day }: { digest: OutputOf<(typeof awardProfit)['digest']>; day: string }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const currency = useCurrency()
  return (
    <Link to="/v2/assets/profit" className="pressable flex items-center gap-3 rounded-12 bg-card p-4">
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="text-14 font-semibold text-strong">
            {t('digest_title', { day: dayFormat(language, { month: 'short', day: 'numeric' })(day) })}
          </span>
          {paid.length > 0 && <span className="figures text-16 font-semibold text-strong">{formatCoinPrice(worth, currency)}</span>}
        </span>
        <span className="figures mt-0.5 block text-12 text-quiet">{paid.length > 0 ? amountTexts(paid) : t('digest_none')}</span>
        {news.map((one, at) => (
          <span key={at} className={`mt-1 block text-12 ${one.kind === 'released' ? 'text-success' : 'text-warning'}`}>
            {t(`digest_${one.kind}`, { amounts: amountTexts(one.amounts), order_no: one.order_no ?? '' })}
          </span>
        ))}
        {debts.length > 0 && <span className="mt-1 block text-12 text-warning">{t('digest_debt', { amounts: amountTexts(debts) })}</span>}
      </span>
      <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-quiet" />
    </Link>
  )
}

const amountTexts = (amounts: AwardNews['amounts']): string =>
  amounts.map(({ unit, amount }) => formatAmount(amount, unit, null)).join(' · ')
