import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import { useDecisionText } from '../../shell/decision/use-decision-text.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** Who decided on a version of the plan and when, or when it is approved by itself; a dash while it waits for an operator. */
export function usePlanDecision(): (plan: AwardPlan) => string {
  const t = useTranslations('award')
  const { time } = useFormat()
  const decisionText = useDecisionText()
  return ({ effective_at, created_by, decided_by, decided_at }) => {
    if (effective_at !== null) return t('approved_at_time', { time: time(effective_at) })
    // Nobody drafted the first plan either.
    if (created_by === null && decided_by === null && decided_at !== null) return time(decided_at)
    return decisionText({ by: decided_by, at: decided_at })
  }
}
