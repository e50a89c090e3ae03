import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { ArticleBody } from '../reading/article-body.tsx'
import { QrCard } from './parts/qr-card.tsx'
import { useLanding, useHasArticle } from './use-landing.ts'

/** The shop's address as a code, to be scanned, copied and saved (CAT-16). */
export function QrcodeScreen() {
  const t = useTranslations('article')
  const hasArticle = useHasArticle('qrcode')
  const { title, text, body } = useLanding('qrcode')
  return (
    <>
      <PageHeader title={t('qr_code')} />
      <div className="brand-gradient flex-1 space-y-4 px-4 py-8">
        {hasArticle && (
          <div className="space-y-1 text-center text-on-brand">
            <h2 className="text-22 font-bold">{title}</h2>
            {text && <p className="text-14">{text}</p>}
          </div>
        )}
        <QrCard actions />
        {hasArticle && body && (
          <div className="rounded-16 bg-card p-5">
            <ArticleBody html={body} />
          </div>
        )}
      </div>
    </>
  )
}
