import { buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { ChevronRight, Coins, ReceiptText } from 'lucide-react'
import { useRouter } from '@tanstack/react-router'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { Link } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { useHasLogin } from '../../shell/storefront.ts'
import { useCoins } from './use-coins.ts'

const entry = 'pressable flex min-h-11 flex-1 items-center justify-center gap-1.5 text-14'

/** The member's coins at the head of the centre, with the ways to their detail and to past exchanges; a visitor is offered to log in. */
export function CoinCard() {
  const t = useTranslations('pointsshop')
  const language = useLanguage()
  const isMember = useHasLogin()
  const coins = useCoins()
  const { state } = useRouter()
  return (
    <section aria-label={t('my_coins')} className="brand-gradient overflow-hidden rounded-16 text-on-brand">
      <div className="flex min-h-22 items-center justify-between gap-3 px-5 pt-4 pb-3">
        <div>
          <p className="text-14">{t('my_coins')}</p>
          <p className="figures mt-0.5 flex items-center gap-2 text-28 font-bold">
            <Coins size={26} aria-hidden />
            {coins === undefined ? '–' : formatCount(coins, language)}
          </p>
        </div>
        {!isMember && (
          <Link
            to="/v1/login"
            search={{ redirect: state.location.href }}
            className={classNames(buttonClass({ look: 'plain', size: 'small' }), 'shrink-0')}
          >
            {t('log_in')}
          </Link>
        )}
      </div>
      {isMember && (
        <div className="flex border-t border-current/20">
          <Link to="/v2/member/point/point" className={entry}>
            {t('coin_detail')} <ChevronRight size={16} aria-hidden />
          </Link>
          <span aria-hidden className="my-3 w-px bg-current/20" />
          <Link to="/promotionpages/point/order/order" className={entry}>
            <ReceiptText size={16} aria-hidden /> {t('orders_title')}
          </Link>
        </div>
      )}
    </section>
  )
}
