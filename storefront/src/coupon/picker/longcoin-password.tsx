import type { LongcoinOffer } from '@longmall/contract/coupon.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { PasswordSheet } from '../../payment/password-sheet.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

export interface LongcoinPasswordProps {
  open: boolean
  offer: LongcoinOffer
  onClose: () => void
  /** Called with the grant for the field `longcoin_grant` of `order/create`. */
  onGranted: (grant: string) => void
  isBusy: boolean
}

/** Asks for the payment password for the coins that an order spends (WAL-07). */
export function LongcoinPassword({ offer: { spent, worth, price }, ...sheet }: LongcoinPasswordProps) {
  const t = useTranslations('coupon')
  const currency = useCurrency()
  return (
    <PasswordSheet grantFor={{ purpose: 'longcoin', amount: String(spent + price) }} {...sheet}>
      {price > 0 && <p className="text-16 font-semibold text-strong">{t('longcoin_price_note', { count: price })}</p>}
      {spent > 0 && (
        <p className="text-16 font-semibold text-strong">{t('longcoin_note', { count: spent, amount: displayPrice(worth, currency) })}</p>
      )}
    </PasswordSheet>
  )
}
