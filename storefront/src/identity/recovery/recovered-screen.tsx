import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readEntry } from '../read-entry.ts'
import { Steps } from '../steps.tsx'
import { useRecovering } from './recovering.ts'

/** Recovery is done: every session has ended (IDN-06). */
export function RecoveredScreen() {
  const say = usePhrases('identity')
  const entry = useScreenSearch(readEntry)
  const kept = useRecovering('done')
  return (
    <>
      <PageHeader title={say('recover_title')} fallback="/v1/login" />
      <Steps at={4} of={4} />
      {kept && (
        <EmptyState
          drawing="done"
          title={say('recovered_title')}
          text={say('recovered_text')}
          action={
            <Link to="/v1/login" search={{ ...entry }} replace className={buttonClass({ size: 'large' })}>
              {say('log_in')}
            </Link>
          }
        />
      )}
    </>
  )
}
