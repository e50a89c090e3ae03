import type { Payment } from '@longmall/contract/payment.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Switch } from '@longmall/ui/form/switch.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Coins, CreditCard, Globe, Landmark, Smartphone, Wallet } from 'lucide-react'
import { useCurrency } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { groupDigits } from '@longmall/web/format/amount-text.ts'
import { useHost } from '../shell/host/host-port.ts'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { coinCost, combination, methodsHere, remainingAmount, shownParts, type Method } from './methods.ts'

export interface MethodChoiceProps {
  payment: Payment
  method: Method | null
  onMethod: (method: Method) => void
  useBalance: boolean
  onUseBalance: (use: boolean) => void
}

const icons = {
  balance: Wallet,
  usds: Coins,
  usdp: Coins,
  sandbox: Landmark,
  stripe: CreditCard,
  paypal: CreditCard,
  host: Smartphone,
  browser: Globe,
}

/** The payment methods; a disabled one shows why. */
export function MethodChoice({ payment, method, onMethod, useBalance, onUseBalance }: MethodChoiceProps) {
  const t = useTranslations('payment')
  const currency = useCurrency()
  const password = useQuery(query('identity/payment_password', {}))
  const host = useHost()
  const currentUrl = useLocation({ select: ({ href }) => href })
  const noteOf = ({ method: name, available }: Payment['methods'][number]) => {
    if (name === 'balance') return t('balance_has', { amount: displayPrice(payment.balance, currency) })
    return name === 'usds' || name === 'usdp' ? t('coin_has', { amount: groupDigits(available ?? '0') }) : t(`${name}_note`)
  }
  const costOf = (row: Payment['methods'][number]) => {
    const cost = coinCost(row, remainingAmount(payment, row.method, useBalance))
    return cost && t('coin_cost', { ...cost, rate: displayPrice(cost.rate, currency) })
  }
  return (
    <fieldset className="overflow-hidden rounded-12 bg-card">
      <legend className="sr-only">{t('methods')}</legend>
      {methodsHere(payment, host !== null).map((one) => {
        const { method: name, is_usable, reason } = one
        const Icon = icons[name]
        return (
          <label key={name} className="flex min-h-16 items-center gap-3 px-4 py-2 not-first-of-type:hairline-t">
            <Icon size={24} aria-hidden className={is_usable ? 'shrink-0 text-brand-ink' : 'shrink-0 text-quiet'} />
            <span className="min-w-0 flex-1">
              <span className="block text-16 text-strong">{t(name)}</span>
              <span className="figures block text-12 text-quiet">{noteOf(one)}</span>
              {costOf(one) && <span className="figures block text-12 text-quiet">{costOf(one)}</span>}
              {!is_usable && reason && <span className="block text-12 text-warning">{reason}</span>}
            </span>
            <input
              type="radio"
              name="method"
              checked={method === name}
              disabled={!is_usable}
              onChange={() => onMethod(name)}
              className="size-5.5 appearance-none rounded-full border-[1.5px] border-control bg-card checked:border-6 checked:border-brand disabled:opacity-40"
            />
          </label>
        )
      })}
      <BalanceFirst payment={payment} method={method} useBalance={useBalance} onUseBalance={onUseBalance} />
      {password.data?.is_set === false && payment.accepts_balance && (
        <Link
          to="/v1/member/point_password/point_password"
          search={{ redirect: currentUrl }}
          className="hairline-t flex min-h-11 items-center px-4 text-14 text-brand-ink"
        >
          {t('set_payment_password')}
        </Link>
      )}
    </fieldset>
  )
}

function BalanceFirst({ payment, method, useBalance, onUseBalance }: Omit<MethodChoiceProps, 'onMethod'>) {
  const t = useTranslations('payment')
  const currency = useCurrency()
  const parts = combination(payment, method)
  if (!parts) return null
  return (
    <div className="hairline-t flex min-h-14 items-center gap-3 px-4 py-1">
      <span className="min-w-0 flex-1">
        <span className="block text-14 text-strong">{t('use_balance')}</span>
        <span className="figures block text-12 text-quiet">{t('use_balance_note', shownParts(parts, currency))}</span>
      </span>
      <Switch label={t('use_balance')} checked={useBalance || parts.isNeeded} disabled={parts.isNeeded} onChange={onUseBalance} />
    </div>
  )
}
