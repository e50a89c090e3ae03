import { StepList } from '../../promotion/step-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** How a team buy works; `isVirtual`: the shop completes what does not fill. */
export function TeamBuySteps({ isVirtual }: { isVirtual: boolean }) {
  const t = useTranslations('teambuy')
  return <StepList title={t('steps')} steps={[t('step_open'), t('step_invite'), t(isVirtual ? 'step_ship_virtual' : 'step_ship')]} />
}
