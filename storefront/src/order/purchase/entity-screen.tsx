import { AreaGate } from '../../asset-area/area-gate.tsx'
import { TermsCard } from '../../asset-area/terms-card.tsx'
import { TermsSheet } from '../../asset-area/terms-sheet.tsx'
import { useAreaTerms } from '../../asset-area/use-area-terms.ts'
import { PurchasePlan } from '../../box/order/purchase-plan.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { readPurchase } from '../../addresses/order-address.ts'
import { Purchase } from './purchase.tsx'

/**
 * Buys a device: sent home, or hosted from the second one on (ORD-02, ORD-05), once the terms of the digital-asset area are agreed to
 * (AST-15). Above the order it says its run plan (AST-11).
 */
export function EntityScreen() {
  const t = useTranslations('order')
  return (
    <AreaGate title={t('entity_title')}>
      <EntityPurchase />
    </AreaGate>
  )
}

function EntityPurchase() {
  const t = useTranslations('order')
  const terms = useAreaTerms()
  const { sku_id } = useScreenSearch(readPurchase)
  const { open, times, show, hide } = terms.opening
  return (
    <>
      <Purchase
        path="/v1/order/payment/payment_entity"
        title={t('entity_title')}
        quantityLabel={t('quantity')}
        skuId={null}
        note={t('terms_note')}
        prerequisite={{ isMet: terms.isAgreed === true, show, refusal: 'asset_area.terms_not_agreed' }}
      >
        {() => (
          <>
            {sku_id !== undefined && <PurchasePlan sku_id={sku_id} />}
            <TermsCard {...terms} />
          </>
        )}
      </Purchase>
      <TermsSheet key={times} open={open} onClose={hide} />
    </>
  )
}
