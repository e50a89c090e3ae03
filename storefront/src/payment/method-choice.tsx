import type { Payment } from '@longmall/contract/payment.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import type { Cents } from '@longmall/pricing/types.ts'
import { Switch } from '@longmall/ui/form/switch.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Landmark, Smartphone, Wallet } from 'lucide-react'
import { query } from '../shell/call/query.ts'
import { useHost } from '../shell/host/host-port.ts'
import { Link } from '../shell/link.tsx'
import { useLanguage, usePhrases } from '../shell/phrases.tsx'
import type { Method } from './pay-form.tsx'

export interface MethodChoiceProps {
  payment: Payment
  method: Method | null
  onMethod: (method: Method) => void
  useBalance: boolean
  onUseBalance: (use: boolean) => void
}

const icons = { balance: Wallet, sandbox: Landmark, host: Smartphone }

/** The ways to pay; one that cannot be used says why. */
export function MethodChoice({ payment, method, onMethod, useBalance, onUseBalance }: MethodChoiceProps) {
  const say = usePhrases('payment')
  const language = useLanguage()
  const password = useQuery(query('identity/payment_password', {}))
  const host = useHost()
  const here = useLocation({ select: ({ href }) => href })
  const note = {
    balance: say('balance_has', { amount: displayPrice(payment.balance, language) }),
    sandbox: say('sandbox_note'),
    host: say('host_note'),
  }
  return (
    <fieldset className="overflow-hidden rounded-12 bg-card">
      <legend className="sr-only">{say('methods')}</legend>
      {payment.methods
        .filter((one) => host || one.method !== 'host')
        .map(({ method: name, is_usable, reason }) => {
          const Icon = icons[name]
          return (
            <label key={name} className="flex min-h-16 items-center gap-3 px-4 py-2 not-first-of-type:hairline-t">
              <Icon size={24} aria-hidden className={is_usable ? 'shrink-0 text-brand-ink' : 'shrink-0 text-quiet'} />
              <span className="min-w-0 flex-1">
                <span className="block text-16 text-strong">{say(name)}</span>
                <span className="block text-12 text-quiet">{note[name]}</span>
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
      {method !== 'balance' && method !== null && <BalanceFirst payment={payment} useBalance={useBalance} onUseBalance={onUseBalance} />}
      {password.data?.is_set === false && (
        <Link
          to="/v1/member/point_password/point_password"
          search={{ redirect: here }}
          className="hairline-t flex min-h-11 items-center px-4 text-14 text-brand-ink"
        >
          {say('set_payment_password')}
        </Link>
      )}
    </fieldset>
  )
}

function BalanceFirst({ payment, useBalance, onUseBalance }: Pick<MethodChoiceProps, 'payment' | 'useBalance' | 'onUseBalance'>) {
  const say = usePhrases('payment')
  const language = useLanguage()
  const [amount, balance] = [centsOf(payment.amount), centsOf(payment.balance)]
  if (balance === 0 || balance >= amount) return null
  const shown = (cents: number) => displayPrice(decimalOf(cents as Cents), language)
  return (
    <div className="hairline-t flex min-h-14 items-center gap-3 px-4">
      <span className="min-w-0 flex-1">
        <span className="block text-14 text-strong">{say('use_balance')}</span>
        <span className="block text-12 text-quiet">
          {say('use_balance_note', { balance: shown(balance), rest: shown(amount - balance) })}
        </span>
      </span>
      <Switch label={say('use_balance')} checked={useBalance} onChange={onUseBalance} />
    </div>
  )
}
