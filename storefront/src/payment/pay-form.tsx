import type { Payment } from '@longmall/contract/payment.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Price } from '@longmall/ui/display/price.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrency } from '../shell/site.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { openExternalUrl } from '../shell/host/open-external-url.ts'
import { useHost } from '../shell/host/host-port.ts'
import { useGo } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { MethodChoice } from './method-choice.tsx'
import { coinCost, combination, methodsHere, remainingAmount, shownParts, type Method } from './methods.ts'
import { PasswordSheet } from './password-sheet.tsx'

const needsGrant = (method: Method | null) => method === 'balance' || method === 'usds' || method === 'usdp'

/** Payment method and confirmation; payments from the wallet require the payment password. */
export function PayForm({ payment, orderId }: { payment: Payment; orderId?: number | undefined }) {
  const t = useTranslations('payment')
  const currency = useCurrency()
  const go = useGo()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Method | null>(null)
  const [wantsBalance, setWantsBalance] = useState(false)
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  const host = useHost()
  const method = chosen ?? methodsHere(payment, host !== null).find((one) => one.is_usable)?.method ?? null
  const parts = combination(payment, method)
  const useBalance = parts !== null && (wantsBalance || parts.isNeeded)
  const row = payment.methods.find((one) => one.method === method)
  const cost = row ? coinCost(row, remainingAmount(payment, row.method, useBalance)) : null
  const showResult = () =>
    payment.purpose === 'recharge'
      ? go('/v2/member/recharge_result/recharge_result', { recharge_id: Number(payment.subject) }, { replace: true })
      : go('/v2/pay/result/result', { payment_id: payment.payment_id, order_id: orderId }, { replace: true })
  const pay = useMutation({
    ...mutation('payment/pay'),
    onSuccess: async ({ redirect_url }, { method: way }) => {
      setPasswordOpen(false)
      if (redirect_url && !host) return openExternalUrl(redirect_url)
      // Inside a host app the bank's page opens in a separate browser; on a timeout the payment remains open for another attempt.
      const isTaken = !redirect_url || !host || (await host.pay(way === 'host' ? 'app' : 'browser', redirect_url))
      if (!isTaken) return client.invalidateQueries({ queryKey: ['payment'] })
      await Promise.all(
        ['order', 'payment', 'member', 'wallet', 'recharge'].map((domain) => client.invalidateQueries({ queryKey: [domain] })),
      )
      await showResult()
    },
    onError: () => {
      setPasswordOpen(false)
      void client.invalidateQueries({ queryKey: ['payment'] })
    },
  })
  const send = (grant?: string) =>
    method &&
    pay.mutate({
      payment_id: payment.payment_id,
      method,
      ...(useBalance && { use_balance: true }),
      ...(cost && { coins: cost.coins }),
      ...(grant && { grant }),
    })
  return (
    <>
      <div className="flex-1 px-3 pb-6">
        <MethodChoice payment={payment} method={method} onMethod={setChosen} useBalance={useBalance} onUseBalance={setWantsBalance} />
      </div>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Button
          size="large"
          block
          disabled={!method}
          busy={pay.isPending || (pay.isSuccess && pay.data.redirect_url !== null && !host)}
          onClick={() => (needsGrant(method) || useBalance ? setPasswordOpen(true) : send())}
        >
          {t('confirm')}
        </Button>
        <div className="safe-bottom" />
      </div>
      <PasswordSheet
        open={isPasswordOpen}
        grantFor={{ purpose: 'payment', payment_id: payment.payment_id }}
        onClose={() => setPasswordOpen(false)}
        onGranted={send}
        isBusy={pay.isPending}
      >
        <Price amount={payment.amount} currency={currency} size="large" plain className="text-strong" />
        {cost && <p className="figures mt-1 text-12 text-quiet">{t('coin_cost', { ...cost, rate: displayPrice(cost.rate, currency) })}</p>}
        {parts && useBalance && <p className="figures mt-1 text-12 text-quiet">{t('split_note', shownParts(parts, currency))}</p>}
      </PasswordSheet>
    </>
  )
}
