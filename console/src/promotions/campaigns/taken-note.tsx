import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useWords } from '../../shell/language.tsx'
import { CampaignLink } from './campaign-links.tsx'

/** Beside a refusal for R-13: the promotion that holds a SKU at that time, to be gone to. */
export const explainTaken = (failure: CallFailure) =>
  failure.reason === 'promotion.sku_taken' ? <TakenNote failure={failure} /> : undefined

function TakenNote({ failure }: { failure: CallFailure }) {
  const say = useWords('campaign')
  const { promotion_id, name } = failure.details
  if (typeof promotion_id !== 'number') return null
  return (
    <>
      {say('taken_by')} <CampaignLink promotion_id={promotion_id}>{String(name)}</CampaignLink>
    </>
  )
}
