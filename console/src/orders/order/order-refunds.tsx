import type { AfterSaleStatus } from '@longmall/contract/refund.ts'
import { Card, Flex } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

const tones: Record<AfterSaleStatus, Tone> = {
  1: 'warning',
  2: 'error',
  3: 'processing',
  4: 'processing',
  5: 'warning',
  6: 'success',
  7: 'default',
}

/** After-sale of an order; nothing where there is none. */
export function OrderRefunds({ order_id }: { order_id: number }) {
  const t = useTranslations('order')
  const tRefund = useTranslations('refund')
  const { money, time } = useFormat()
  return (
    <Loaded query={query('refund/list_requests', { order_id, page_size: 50 })}>
      {({ list }) =>
        list.length > 0 && (
          <Card size="small" title={t('after_sale')}>
            {list.map(({ refund_id, refund_no, status, amount, goods_name, quantity, created_at }) => (
              <Flex key={refund_id} gap={12} wrap align="center" style={{ paddingBlock: 4 }}>
                <RecordLink to="/returns/return" search={{ refund_id }}>
                  {refund_no}
                </RecordLink>
                <StateTag tone={tones[status]}>{tRefund(`status_${status}`)}</StateTag>
                <span>{`${goods_name} × ${quantity}`}</span>
                <span>{money(amount)}</span>
                <span>{time(created_at)}</span>
              </Flex>
            ))}
          </Card>
        )
      }
    </Loaded>
  )
}
