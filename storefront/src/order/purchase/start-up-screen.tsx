import { AwardPlanFold } from '../../award/award-plan-card.tsx'
import { OutcomeCards } from '../../award/outcome-cards.tsx'
import { AreaGate } from '../../asset-area/area-gate.tsx'
import { TermsCard } from '../../asset-area/terms-card.tsx'
import { TermsSheet } from '../../asset-area/terms-sheet.tsx'
import { useAreaTerms } from '../../asset-area/use-area-terms.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { Purchase } from './purchase.tsx'
import { WhatYouGet } from './what-you-get.tsx'

/**
 * Orders the Start-up pack, which requires a referrer (ORD-05), once the terms of the digital-asset area are agreed to (AST-15). Above the
 * order it says what is bought, what buyers received, how it is returned, and what the award plan pays (AST-05).
 */
export function StartUpScreen() {
  const t = useTranslations('order')
  return (
    <AreaGate title={t('start_up_title')}>
      <StartUpPurchase />
    </AreaGate>
  )
}

function StartUpPurchase() {
  const t = useTranslations('order')
  const terms = useAreaTerms()
  const { open, times, show, hide } = terms.opening
  return (
    <>
      <Purchase
        path="/v1/order/payment/payment_start_up"
        title={t('start_up_title')}
        quantityLabel={t('quantity')}
        skuId={null}
        note={t('terms_note')}
        prerequisite={{ isMet: terms.isAgreed === true, show, refusal: 'asset_area.terms_not_agreed' }}
      >
        {(goods) => (
          <>
            <WhatYouGet goods={goods} />
            <OutcomeCards />
            <AwardPlanFold />
            <TermsCard {...terms} />
          </>
        )}
      </Purchase>
      <TermsSheet key={times} open={open} onClose={hide} />
    </>
  )
}
