import { buttonClass } from '@longmall/ui/action/button.tsx'
import { RewardOffers } from '../../reward/parts/reward-offers.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useAddon } from '../../shell/shared.ts'
import { visitSource } from '../../shell/session/visit-source.ts'
import { TicketBanner } from '../login/ticket-banner.tsx'
import { readLogInSearch } from '../read-log-in-search.ts'
import { Steps } from '../steps.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegistrationClosed } from './registration-closed.tsx'
import { registrationFlow } from './registration-flow.ts'

/** Registration: the account (IDN-01). */
export function RegisterScreen() {
  const t = useTranslations('identity')
  const entry = useScreenSearch(readLogInSearch)
  const isOpen = useAddon('memberregister')
  const flow = registrationFlow.use()
  // The visit's source is unavailable while the page hydrates.
  const source_member = entry.source_member ?? (flow === undefined ? undefined : visitSource().source_member)
  return (
    <>
      <PageHeader title={t('register')} fallback="/v1/login/register/introduce" />
      {isOpen ? (
        <>
          <Steps at={1} of={3} />
          <div className="px-3 pt-4 empty:hidden">
            <TicketBanner />
          </div>
          <RegisterForm key={flow === undefined ? 'server' : 'restored'} flow={flow} source_member={source_member} />
          <p className="pb-6 text-center text-14 text-quiet">
            {t('have_account')}
            <Link to="/v1/login" search={{ ...entry }} className={buttonClass({ look: 'text' })}>
              {t('log_in')}
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
