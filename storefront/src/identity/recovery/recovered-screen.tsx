import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readLogInSearch } from '../read-log-in-search.ts'
import { Steps } from '../steps.tsx'
import { useRecoveryStep } from './recovery-flow.ts'

/** Recovery is done: every session has ended (IDN-06). */
export function RecoveredScreen() {
  const t = useTranslations('identity')
  const entry = useScreenSearch(readLogInSearch)
  const flow = useRecoveryStep('done')
  return (
    <>
      <PageHeader title={t('recover_title')} fallback="/v1/login" />
      <Steps at={4} of={4} />
      {flow && (
        <EmptyState
          drawing="done"
          title={t('recovered_title')}
          text={t('recovered_text')}
          action={
            <Link to="/v1/login" search={{ ...entry }} replace className={buttonClass({ size: 'large' })}>
              {t('log_in')}
            </Link>
          }
        />
      )}
    </>
  )
}
