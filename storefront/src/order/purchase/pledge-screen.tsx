import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { Purchase } from './purchase.tsx'

/** Pledges: the plan of 12 or 48 months, and how many shares (ORD-05). */
export function PledgeScreen() {
  const say = usePhrases('order')
  const pledge = useQuery(query('order/pledge_sku', {}))
  return (
    <Purchase
      path="/v1/order/payment/payment_pledge"
      title={say('pledge_title')}
      quantityLabel={say('shares')}
      skuId={pledge.isPending ? undefined : (pledge.data?.sku_id ?? null)}
      note={say('terms_note')}
      empty={say('pledge_none')}
    />
  )
}
