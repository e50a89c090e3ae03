import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

/** The shop takes no new members: add-on `memberregister` is off. */
export function RegistrationClosed() {
  const say = usePhrases('identity')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="closed"
        title={say('closed_title')}
        text={say('closed_text')}
        action={
          <Link to="/v1/login" className={buttonClass({ look: 'soft' })}>
            {say('log_in')}
          </Link>
        }
      />
    </div>
  )
}
