import { PageHeader } from '../../shell/layout/page-header.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { AgreementBody } from './agreement-body.tsx'

/** The privacy policy, as it holds today (IDN-03). */
export function PrivacyScreen() {
  const say = usePhrases('content')
  return (
    <>
      <PageHeader title={say('privacy_policy')} />
      <article className="m-3 rounded-12 bg-card p-5">
        <AgreementBody name="privacy_policy" />
      </article>
    </>
  )
}
