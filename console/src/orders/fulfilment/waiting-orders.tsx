import { useInfiniteQuery } from '@tanstack/react-query'
import { Alert, Button, Flex } from 'antd'
import { pages } from '@longmall/web/call/query.ts'
import { FailureAlert } from '../../shell/display/failure-alert.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** Paid orders waiting for codes, oldest first; renders nothing if there are none. */
export function WaitingOrders() {
  const t = useTranslations('order')
  const tCommon = useTranslations()
  const { time } = useFormat()
  const waiting = useInfiniteQuery(pages('fulfilment/awaiting_codes', { page_size: 20 }))
  if (waiting.isError) return <FailureAlert failure={waiting.error} retry={() => void waiting.refetch()} />
  const orders = waiting.data?.pages.flatMap(({ list }) => list) ?? []
  if (orders.length === 0) return null
  return (
    <Alert
      type="warning"
      title={t('codes_waiting')}
      description={
        <Flex vertical gap={4}>
          {orders.map(({ order_id, order_no, created_at, lines }) => (
            <Flex key={order_id} gap={12} wrap>
              <RecordLink to="/orders/order" search={{ order_id }}>
                {order_no}
              </RecordLink>
              <span>{time(created_at)}</span>
              <span>
                {lines
                  .map(({ goods_name, sku_name, quantity }) => `${[goods_name, sku_name].filter(Boolean).join(' · ')} × ${quantity}`)
                  .join(', ')}
              </span>
            </Flex>
          ))}
          {waiting.hasNextPage && (
            <div>
              <Button size="small" loading={waiting.isFetchingNextPage} onClick={() => void waiting.fetchNextPage()}>
                {tCommon('more')}
              </Button>
            </div>
          )}
        </Flex>
      }
    />
  )
}
