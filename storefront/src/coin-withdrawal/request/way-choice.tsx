import type { CoinWay } from '@longmall/contract/coin-withdrawal.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { Banknote, QrCode, Wallet } from 'lucide-react'
import { Link, useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

const icons = { address: Wallet, scan_code: QrCode, transfer_out: Wallet }
const tile =
  'pressable flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-12 border px-1 py-3 text-center text-12 leading-4'

/** How the coins leave. Cash is a withdrawal of money, on a screen of its own. */
export function WayChoice({ ways, chosen }: { ways: readonly CoinWay[]; chosen: CoinWay | undefined }) {
  const t = useTranslations('coinwithdrawal')
  const go = useGo()
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">{t('way')}</legend>
      {ways.map((way) => {
        const Icon = icons[way]
        return (
          <label
            key={way}
            className={classNames(
              tile,
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
              way === chosen ? 'border-brand-ink bg-brand-soft font-semibold text-brand-ink' : 'border-transparent bg-card text-body',
            )}
          >
            <input
              type="radio"
              name="way"
              className="sr-only"
              checked={way === chosen}
              onChange={() => void go('/v2/assets/withdraw', { way }, { replace: true, resetScroll: false })}
            />
            <Icon size={22} aria-hidden />
            {t(`way_${way}`)}
          </label>
        )
      })}
      <Link to="/v2/member/withdrawal_apply/withdrawal_apply" className={classNames(tile, 'border-transparent bg-card text-body')}>
        <Banknote size={22} aria-hidden />
        {t('way_cash')}
      </Link>
    </fieldset>
  )
}
