import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { AreaGate } from '../../asset-area/area-gate.tsx'
import { TermsCard } from '../../asset-area/terms-card.tsx'
import { TermsSheet } from '../../asset-area/terms-sheet.tsx'
import { useAreaTerms } from '../../asset-area/use-area-terms.ts'
import { readPurchase } from '../../addresses/order-address.ts'
import { PlanCard } from '../../pledge/plan-card.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { Purchase } from './purchase.tsx'

/**
 * Pledges: the plan of 12 or 48 months, and how many shares (ORD-05), once the terms of the digital-asset area are agreed to. What a share
 * earns and until when it is refunded is said before the payment (AST-08).
 */
export function PledgeScreen() {
  const t = useTranslations('order')
  return (
    <AreaGate title={t('pledge_title')}>
      <PledgePurchase />
    </AreaGate>
  )
}

function PledgePurchase() {
  const t = useTranslations('order')
  const terms = useAreaTerms()
  const { open, times, show, hide } = terms.opening
  const pledge = useQuery(query('order/pledge_sku', {}))
  const offers = useQuery(query('pledge/offers', {}))
  const first = pledge.data?.sku_id ?? null
  const sku_id = useScreenSearch(readPurchase).sku_id ?? first
  const months = offers.data?.list.find((offer) => offer.sku_id === sku_id)?.months ?? null
  return (
    <>
      <Purchase
        path="/v1/order/payment/payment_pledge"
        title={t('pledge_title')}
        quantityLabel={t('shares')}
        skuId={pledge.isPending ? undefined : first}
        note={t('terms_note')}
        empty={t('pledge_none')}
        prerequisite={{ isMet: terms.isAgreed === true, show, refusal: 'asset_area.terms_not_agreed' }}
      >
        {() => (
          <>
            <PlanCard months={months} />
            <TermsCard {...terms} />
          </>
        )}
      </Purchase>
      <TermsSheet key={times} open={open} onClose={hide} />
    </>
  )
}
