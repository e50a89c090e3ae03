import type { LongcoinOffer } from '@longmall/contract/coupon.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Switch } from '@longmall/ui/form/switch.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** The quote input to spend the maximum of coins. */
export const allCoins = 1_000_000_000

export interface LongcoinSwitchProps {
  offer: LongcoinOffer
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Switch for the LONGCOIN offset: number of coins, the discount, and why none apply. The password is entered when the order is placed. */
export function LongcoinSwitch({ offer, checked, onChange, disabled = false }: LongcoinSwitchProps) {
  const t = useTranslations('coupon')
  const currency = useCurrency()
  const { balance, max, max_worth, spent, worth } = offer
  const offsetText = () => {
    if (balance === 0) return t('longcoin_none')
    if (max === 0) return t('longcoin_nothing')
    if (checked && spent > 0) return t('longcoin_note', { count: spent, amount: displayPrice(worth, currency) })
    return t('longcoin_note', { count: max, amount: displayPrice(max_worth, currency) })
  }
  return (
    <div className="flex min-h-16 items-center gap-3 rounded-12 bg-card px-4 py-2">
      <span className="min-w-0 flex-1">
        <span className="block text-16 text-strong">{t('longcoin')}</span>
        <span className={checked && spent > 0 ? 'block text-12 text-price' : 'block text-12 text-quiet'}>{offsetText()}</span>
        {balance > 0 && <span className="block text-12 text-quiet">{t('longcoin_balance', { count: balance })}</span>}
        {checked && spent > 0 && <span className="block text-12 text-quiet">{t('longcoin_password')}</span>}
      </span>
      <Switch label={t('longcoin_use')} checked={checked && max > 0} disabled={disabled || max === 0} onChange={onChange} />
    </div>
  )
}
