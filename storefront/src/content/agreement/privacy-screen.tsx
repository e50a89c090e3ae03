import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { AgreementBody } from './agreement-body.tsx'

/** The privacy policy, as it holds today (IDN-03). */
export function PrivacyScreen() {
  const t = useTranslations('content')
  return (
    <>
      <PageHeader title={t('privacy_policy')} />
      <article className="m-3 rounded-12 bg-card p-5">
        <AgreementBody name="privacy_policy" />
      </article>
    </>
  )
}
