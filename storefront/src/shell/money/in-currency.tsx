import { currencyName } from '@longmall/pricing/display-price.ts'
import { useCurrency } from '../site.ts'
import { useTranslations } from '../translations.tsx'

/** Names the currency where money is paid: a bare "12.5元" could be read as another currency. */
export function InCurrency() {
  const t = useTranslations('shell')
  return <span className="block text-12 text-quiet">{t('in_currency', { currency: currencyName(useCurrency()) })}</span>
}
