import type { Order } from '@longmall/contract/order.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import type { ReactNode } from 'react'
import { useLanguage, usePhrases } from '../shell/phrases.tsx'
import { toast } from '../shell/toast.ts'
import { dateTimeIn } from '../shell/date-time.ts'

/** Numbers, times and amounts of an order, every field of §3 that it has. */
export function OrderFacts({ order }: { order: Order }) {
  const say = usePhrases('order')
  const language = useLanguage()
  const money = (amount: string) => <Price amount={amount} language={language} size="small" plain />
  const method =
    order.payment_method === 'balance' || order.payment_method === 'sandbox' || order.payment_method === 'host'
      ? say(`method_${order.payment_method}`)
      : order.paid_at
        ? say('method_free')
        : null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(order.order_no)
      toast(say('copied'), { icon: 'success' })
    } catch {
      toast(say('copy_failed'), { icon: 'error' })
    }
  }
  return (
    <Card>
      <dl className="space-y-2 text-14">
        <Fact label={say('order_no')}>
          <span className="figures">{order.order_no}</span>
          <button type="button" onClick={() => void copy()} className="relative ml-2 text-brand-ink before:absolute before:-inset-3">
            {say('copy')}
          </button>
        </Fact>
        <Fact label={say('created_at')}>{dateTimeIn(language, order.created_at)}</Fact>
        {order.paid_at && <Fact label={say('paid_at')}>{dateTimeIn(language, order.paid_at)}</Fact>}
        {order.cancelled_at && <Fact label={say('cancelled_at')}>{dateTimeIn(language, order.cancelled_at)}</Fact>}
        {method && <Fact label={say('payment_method')}>{method}</Fact>}
        <Fact label={say('delivery')}>{say('mail')}</Fact>
        <Fact label={say('goods_amount')}>{money(order.goods_amount)}</Fact>
        <Fact label={say('actual_amount')}>{money(order.actual_amount)}</Fact>
        {order.payment_amount !== order.actual_amount && <Fact label={say('payment_amount')}>{money(order.payment_amount)}</Fact>}
        {order.remark && <Fact label={say('remark')}>{order.remark}</Fact>}
        {order.invoice && <Fact label={say('invoice')}>{[order.invoice.title, order.invoice.tax_number].filter(Boolean).join(' · ')}</Fact>}
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-quiet">{label}</dt>
      <dd className="text-right text-body">{children}</dd>
    </div>
  )
}
