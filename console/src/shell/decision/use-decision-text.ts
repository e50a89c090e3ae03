import { useFormat } from '../display/use-format.ts'
import { useTranslations } from '../language.tsx'

/** Who decided and when. An ended request without a name took effect, or was dropped, without another operator (decisions/0048). */
export function useDecisionText(): (decided: { by: string | null; at: string | null }) => string {
  const t = useTranslations()
  const { time } = useFormat()
  return ({ by, at }) => (at === null ? '–' : `${by ?? t('decided_alone')} · ${time(at)}`)
}
