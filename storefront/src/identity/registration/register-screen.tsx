import { buttonClass } from '@longmall/ui/action/button.tsx'
import { RewardOffers } from '../../reward/parts/reward-offers.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useAddon } from '../../shell/shared.ts'
import { visitSource } from '../../shell/session/visit-source.ts'
import { TicketBanner } from '../login/ticket-banner.tsx'
import { readEntry } from '../read-entry.ts'
import { Steps } from '../steps.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegistrationClosed } from './registration-closed.tsx'
import { registering } from './registration.ts'

/** Registration: the account (IDN-01). */
export function RegisterScreen() {
  const say = usePhrases('identity')
  const entry = useScreenSearch(readEntry)
  const isOpen = useAddon('memberregister')
  const kept = registering.use()
  // While the page hydrates the visit is not known yet.
  const source_member = entry.source_member ?? (kept === undefined ? undefined : visitSource().source_member)
  return (
    <>
      <PageHeader title={say('register')} fallback="/v1/login/register/introduce" />
      {isOpen ? (
        <>
          <Steps at={1} of={3} />
          <div className="px-3 pt-4 empty:hidden">
            <TicketBanner />
          </div>
          <RegisterForm key={kept === undefined ? 'server' : 'kept'} kept={kept} source_member={source_member} />
          <p className="pb-6 text-center text-14 text-quiet">
            {say('have_account')}
            <Link to="/v1/login" search={{ ...entry }} className={buttonClass({ look: 'text' })}>
              {say('log_in')}
            </Link>
          </p>
          <RewardOffers occasion="register" />
        </>
      ) : (
        <RegistrationClosed />
      )}
    </>
  )
}
