import type { Payment } from '@longmall/contract/payment.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '../shell/call/query.ts'
import { useHost } from '../shell/host/host-port.ts'
import { useGo } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { MethodChoice } from './method-choice.tsx'
import { PasswordSheet } from './password-sheet.tsx'

export type Method = Payment['methods'][number]['method']

/** How to pay, and the confirming: whatever comes from the balance asks for the payment password. */
export function PayForm({ payment, orderId }: { payment: Payment; orderId: number }) {
  const say = usePhrases('payment')
  const go = useGo()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Method | null>(null)
  const [useBalance, setUseBalance] = useState(false)
  const [asksPassword, setAsksPassword] = useState(false)
  const host = useHost()
  const method = chosen ?? payment.methods.find((one) => one.is_usable && (host || one.method !== 'host'))?.method ?? null
  const needsPassword = method === 'balance' || useBalance
  const pay = useMutation({
    ...mutation('payment/pay'),
    onSuccess: async ({ redirect_url }, { method: way }) => {
      setAsksPassword(false)
      if (redirect_url && !host) return location.assign(redirect_url)
      // Inside an app a bank's page opens in a browser of its own; silence leaves the payment here, to be tried again.
      const isTaken = !redirect_url || !host || (await host.pay(way === 'host' ? 'app' : 'browser', redirect_url))
      if (!isTaken) return client.invalidateQueries({ queryKey: ['payment'] })
      await Promise.all(['order', 'payment', 'member', 'wallet'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
      await go('/v2/pay/result/result', { order_id: orderId }, { replace: true })
    },
    onError: () => {
      setAsksPassword(false)
      void client.invalidateQueries({ queryKey: ['payment'] })
    },
  })
  const send = (grant?: string) =>
    method &&
    pay.mutate({
      payment_id: payment.payment_id,
      method,
      ...(useBalance && method !== 'balance' && { use_balance: true }),
      ...(grant && { grant }),
    })
  return (
    <>
      <div className="flex-1 px-3 pb-6">
        <MethodChoice payment={payment} method={method} onMethod={setChosen} useBalance={useBalance} onUseBalance={setUseBalance} />
      </div>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Button
          size="large"
          block
          disabled={!method}
          busy={pay.isPending || (pay.isSuccess && pay.data.redirect_url !== null && !host)}
          onClick={() => (needsPassword ? setAsksPassword(true) : send())}
        >
          {say('confirm')}
        </Button>
        <div className="safe-bottom" />
      </div>
      <PasswordSheet
        open={asksPassword}
        payment={payment}
        onClose={() => setAsksPassword(false)}
        onGranted={send}
        isPaying={pay.isPending}
      />
    </>
  )
}
