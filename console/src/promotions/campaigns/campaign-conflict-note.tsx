import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../../shell/language.tsx'
import { CampaignLink } from './campaign-links.tsx'

/** Shown with a refusal for R-13: a link to the promotion that has the SKU at that time. */
export const explainCampaignConflict = (failure: CallFailure) =>
  failure.reason === 'promotion.sku_conflict' ? <CampaignConflictNote failure={failure} /> : undefined

function CampaignConflictNote({ failure }: { failure: CallFailure }) {
  const t = useTranslations('campaign')
  const { promotion_id, name } = failure.details
  if (typeof promotion_id !== 'number') return null
  return (
    <>
      {t('used_by')} <CampaignLink promotion_id={promotion_id}>{String(name)}</CampaignLink>
    </>
  )
}
