import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { Purchase } from './purchase.tsx'

/** Pledges: the plan of 12 or 48 months, and how many shares (ORD-05). */
export function PledgeScreen() {
  const t = useTranslations('order')
  const pledge = useQuery(query('order/pledge_sku', {}))
  return (
    <Purchase
      path="/v1/order/payment/payment_pledge"
      title={t('pledge_title')}
      quantityLabel={t('shares')}
      skuId={pledge.isPending ? undefined : (pledge.data?.sku_id ?? null)}
      note={t('terms_note')}
      empty={t('pledge_none')}
    />
  )
}
