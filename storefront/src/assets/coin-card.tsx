import type { CoinBalance } from '@longmall/contract/asset-wallet.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { groupDigits, isNothing } from '@longmall/web/format/amount-text.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from '../shell/link.tsx'
import { useCurrency, useLedgerCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import { placesOf } from './places-of.ts'

/** A unit: what there is of it, its worth, and where it is; each place opens its entries. */
export function CoinCard({ balance }: { balance: CoinBalance }) {
  const t = useTranslations('assets')
  const currency = useCurrency()
  const ledgerCurrency = useLedgerCurrency()
  const { unit, price, total, worth, on_hold } = balance
  return (
    <Card className="px-0 py-0">
      <section aria-labelledby={`coin-${unit}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-4 pb-2">
          <h2 id={`coin-${unit}`} translate="no" className="text-16 font-semibold text-strong">
            {unit}
          </h2>
          <p className="figures text-20 font-bold text-strong" data-total={unit}>
            {groupDigits(total)}
          </p>
          <p className="figures flex basis-full justify-between gap-3 text-12 text-quiet">
            <span>{price === null ? t('no_price') : t('price', { unit, price: formatCoinPrice(price, currency) })}</span>
            {worth !== null && <span>≈ {displayPrice(worth, ledgerCurrency)}</span>}
          </p>
        </div>
        <ul>
          {placesOf(balance).map(({ place, frozen_for, amount }) => (
            <li key={`${place} ${frozen_for}`} className="hairline-t">
              <Link
                to="/v2/assets/index"
                search={{ unit, place, frozen_for }}
                className="flex min-h-12 items-center gap-3 px-4 py-2 -outline-offset-2 active:bg-sunken"
              >
                <span className="min-w-0 flex-1 text-14 text-body">
                  {frozen_for === undefined ? t(`place_${place}`) : t(`frozen_${frozen_for}`)}
                  {place === 'available' && !isNothing(on_hold) && (
                    <span className="block text-12 text-quiet">{t('on_hold', { amount: groupDigits(on_hold) })}</span>
                  )}
                </span>
                <span className="figures shrink-0 text-14 font-semibold text-strong">{groupDigits(amount)}</span>
                <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-quiet" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
