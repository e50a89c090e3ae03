import type { OrderSummary } from '@longmall/contract/order.ts'
import type { Payment } from '@longmall/contract/payment.ts'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useStoreTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { levelText, paidAs, paidTexts, recordOf } from './paid-order.ts'
import { PaidWith } from './paid-with.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultText } from './result-text.tsx'

/** What a paid order became: its texts, and the first way to go. */
export function PaidResult({ payment, order }: { payment: Payment; order: OrderSummary }) {
  const t = useTranslations('payment')
  const dayText = useStoreTime({ dateStyle: 'medium' })
  const { order_id, order_type } = order
  const paid = paidAs(order, payment.payment_id)
  // The area may be closed since: the texts stand without what is asked of it.
  const pledges = useQuery({ ...query('pledge/list', { order_id, page_size: 2 }), enabled: order_type === 'pledge', retry: false })
  const boxes = useQuery({ ...query('box/list', { order_id, page_size: 2 }), enabled: paid === 'hosted_device', retry: false })
  const level = useQuery({ ...query('member/level_progress', {}), enabled: paid === 'start_up', staleTime: 0 })
  const day = payment.paid_at === null ? '' : dayText(payment.paid_at)
  const reached = level.data && levelText(level.data.history, order_id)
  const record = recordOf(order, { pledge_id: onlyOne(pledges.data?.list)?.pledge_id, box_id: onlyOne(boxes.data?.list)?.box_id })
  return (
    <>
      {reached && <ResultText>{t(reached.key, { grade: reached.grade })}</ResultText>}
      {paidTexts(paid, order.state).map((key) => (
        <ResultText key={key}>{t(key, { day })}</ResultText>
      ))}
      <PaidWith payment={payment} />
      <ResultActions payment={payment} order={order} record={record} />
    </>
  )
}

const onlyOne = <Item,>(list: readonly Item[] | undefined): Item | undefined => (list?.length === 1 ? list[0] : undefined)
