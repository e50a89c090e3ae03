import type { Redemption } from '@longmall/contract/redemption.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useLedgerCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Coins that were paid out at a desk, and what they were worth. */
export function CoinsHandedOver({ coins: { unit, net, worth } }: { coins: NonNullable<Redemption['coins']> }) {
  const t = useTranslations('redemption')
  const currency = useLedgerCurrency()
  return (
    <dl className="space-y-2 text-14">
      <Fact label={t('coins_paid')}>
        <span className="text-16 font-semibold text-strong">{formatAmount(net, unit, null)}</span>
      </Fact>
      <Fact label={t('coins_value')}>≈ {displayPrice(worth, currency)}</Fact>
    </dl>
  )
}
