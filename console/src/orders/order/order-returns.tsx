import type { ReturnStatus } from '@longmall/contract/returns.ts'
import { Card, Flex } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'

const tones: Record<ReturnStatus, Tone> = { 1: 'wait', 2: 'bad', 3: 'busy', 4: 'busy', 5: 'wait', 6: 'good', 7: 'plain' }

/** After-sale of an order; nothing where there is none. */
export function OrderReturns({ order_id }: { order_id: number }) {
  const say = useWords('order')
  const sayReturns = useWords('returns')
  const { money, time } = useFormat()
  return (
    <Loaded query={query('returns/list_returns', { order_id, page_size: 50 })}>
      {({ list }) =>
        list.length > 0 && (
          <Card size="small" title={say('after_sale')}>
            {list.map(({ refund_id, refund_no, status, amount, goods_name, quantity, created_at }) => (
              <Flex key={refund_id} gap={12} wrap align="center" style={{ paddingBlock: 4 }}>
                <RecordLink to="/returns/return" search={{ refund_id }}>
                  {refund_no}
                </RecordLink>
                <StateTag tone={tones[status]}>{sayReturns(`status_${status}`)}</StateTag>
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
