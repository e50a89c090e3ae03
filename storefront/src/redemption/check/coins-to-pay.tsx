import type { DeskCheck } from '@longmall/contract/redemption.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useLedgerCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Coins that a withdrawal pays out: net of the fee, with today's value (DSK-03). */
export function CoinsToPay({ coins: { unit, amount, fee, net, worth } }: { coins: NonNullable<DeskCheck['coins']> }) {
  const t = useTranslations('redemption')
  const currency = useLedgerCurrency()
  return (
    <Card>
      <div className="pt-2 pb-4 text-center">
        <h2 className="text-14 text-quiet">{t('coins_net')}</h2>
        <p className="figures text-28 font-bold text-strong">{formatAmount(net, unit, null)}</p>
        <p className="figures text-14 text-body">≈ {displayPrice(worth, currency)}</p>
      </div>
      <dl className="hairline-t space-y-2 pt-3 text-14">
        <Fact label={t('coins_amount')}>{formatAmount(amount, unit, null)}</Fact>
        <Fact label={t('coins_fee')}>{formatAmount(fee, unit, null)}</Fact>
      </dl>
    </Card>
  )
}
