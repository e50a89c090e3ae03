import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { AgreementBody } from './agreement-body.tsx'

/** The user service agreement, as it holds today (IDN-03). */
export function TermsScreen() {
  const t = useTranslations('content')
  return (
    <>
      <PageHeader title={t('terms')} />
      <article className="m-3 rounded-12 bg-card p-5">
        <AgreementBody name="terms" />
      </article>
    </>
  )
}
