import type { Order } from '@longmall/contract/order.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'
import { useDateTime } from '../../shell/date-time.ts'

const methods = ['balance', 'usds', 'usdp', 'sandbox', 'stripe', 'paypal', 'host'] as const

/** Numbers, times and amounts of an order, every field of §3 that it has. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations('order')
  const dateTime = useDateTime()
  const currency = useCurrency()
  const money = (amount: string) => <Price amount={amount} currency={currency} size="small" plain />
  const paidBy = methods.find((one) => one === order.payment_method)
  const method = paidBy ? t(`method_${paidBy}`) : order.paid_at ? t('method_free') : null
  const { service_mode, car_model, referrer_id, phone } = order.details
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(order.order_no)
      toast(t('copied'), { icon: 'success' })
    } catch {
      toast(t('copy_failed'), { icon: 'error' })
    }
  }
  return (
    <Card>
      <dl className="space-y-2 text-14">
        <Fact label={t('order_no')}>
          <span className="figures">{order.order_no}</span>
          <button type="button" onClick={() => void copy()} className="relative ml-2 text-brand-ink before:absolute before:-inset-3">
            {t('copy')}
          </button>
        </Fact>
        <Fact label={t('created_at')}>{dateTime(order.created_at)}</Fact>
        {order.paid_at && <Fact label={t('paid_at')}>{dateTime(order.paid_at)}</Fact>}
        {Number(order.refunded_amount) > 0 && <Fact label={t('refunded')}>{money(order.refunded_amount)}</Fact>}
        {order.cancelled_at && <Fact label={t('cancelled_at')}>{dateTime(order.cancelled_at)}</Fact>}
        {method && <Fact label={t('payment_method')}>{method}</Fact>}
        {order.shipped_at && <Fact label={t('shipped_at')}>{dateTime(order.shipped_at)}</Fact>}
        {order.received_at && <Fact label={t('received_at')}>{dateTime(order.received_at)}</Fact>}
        <Fact label={t('delivery')}>
          {t(order.order_type === 'virtual' || order.order_type === 'pledge' ? 'delivery_none' : `delivery_${order.delivery_plan}`)}
        </Fact>
        {service_mode && <Fact label={t('service_mode')}>{service_mode}</Fact>}
        {car_model && <Fact label={t('car_model')}>{car_model}</Fact>}
        {referrer_id !== null && <Fact label={t('referrer')}>{referrer_id}</Fact>}
        {phone && <Fact label={t('recharge_number')}>{phone}</Fact>}
        <Fact label={t('goods_amount')}>{money(order.goods_amount)}</Fact>
        <Fact label={t('actual_amount')}>{money(order.actual_amount)}</Fact>
        {order.longcoin > 0 && <Fact label={t('longcoin_used')}>{order.longcoin}</Fact>}
        {order.payment_amount !== order.actual_amount && <Fact label={t('payment_amount')}>{money(order.payment_amount)}</Fact>}
        {order.remark && <Fact label={t('remark')}>{order.remark}</Fact>}
        {order.invoice && <Fact label={t('invoice')}>{[order.invoice.title, order.invoice.tax_number].filter(Boolean).join(' · ')}</Fact>}
      </dl>
    </Card>
  )
}
