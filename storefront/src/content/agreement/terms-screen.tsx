import { PageHeader } from '../../shell/layout/page-header.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { AgreementBody } from './agreement-body.tsx'

/** The user service agreement, as it holds today (IDN-03). */
export function TermsScreen() {
  const say = usePhrases('content')
  return (
    <>
      <PageHeader title={say('terms')} />
      <article className="m-3 rounded-12 bg-card p-5">
        <AgreementBody name="terms" />
      </article>
    </>
  )
}
