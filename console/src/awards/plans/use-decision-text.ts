import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** Who decided on a version of the plan and when, or when it is approved by itself; a dash while it waits for an operator. */
export function useDecisionText(): (plan: AwardPlan) => string {
  const t = useTranslations('award')
  const { time } = useFormat()
  return ({ effective_at, decided_by, decided_at }) => {
    if (effective_at !== null) return t('approved_at_time', { time: time(effective_at) })
    if (decided_at === null) return '–'
    return decided_by === null ? time(decided_at) : `${decided_by} · ${time(decided_at)}`
  }
}
