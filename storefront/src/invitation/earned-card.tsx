import { displayPrice } from '@longmall/pricing/display-price.ts'
import type { Output } from '@longmall/web/call/query.ts'
import { isNothing } from '@longmall/web/format/amount-text.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { useLedgerCurrency } from '../shell/site.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'

/** What the member's invitations have brought so far. */
export function EarnedCard({ invitation: { invitees, buyers, earned } }: { invitation: Output<'invitation/view'> }) {
  const t = useTranslations('invitation')
  const language = useLanguage()
  const currency = useLedgerCurrency()
  const { money, longcoin, coupons } = earned
  return (
    <section aria-label={t('earned_title')} className="brand-gradient rounded-16 p-5 text-on-brand">
      <h2 className="text-14">{t('earned_title')}</h2>
      <p className="figures mt-1 flex flex-wrap items-baseline gap-x-4 text-28 font-bold">
        <span>{displayPrice(money, currency)}</span>
        {longcoin > 0 && <span className="text-18">{t('coins', { count: longcoin })}</span>}
        {coupons > 0 && <span className="text-18">{t('coupons', { count: coupons })}</span>}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-3 border-t border-on-brand/25 pt-3">
        <Figure label={t('invitees')} value={formatCount(invitees, language)} />
        <Figure label={t('buyers')} value={formatCount(buyers, language)} />
      </dl>
      {invitees > 0 && isNothing(money) && longcoin === 0 && coupons === 0 && <p className="mt-3 text-12">{t('earned_later')}</p>}
    </section>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-12">{label}</dt>
    <dd className="figures text-22 font-bold">{value}</dd>
  </div>
)
