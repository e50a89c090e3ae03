import { PageHeader } from '../../shell/layout/page-header.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { ArticleBody } from '../reading/article-body.tsx'
import { QrCard } from './parts/qr-card.tsx'
import { useLanding, useWritten } from './use-landing.ts'

/** The shop's address as a code, to be scanned, copied and saved (CAT-16). */
export function QrcodeScreen() {
  const say = usePhrases('article')
  const isWritten = useWritten('qrcode')
  const { title, text, body } = useLanding('qrcode')
  return (
    <>
      <PageHeader title={say('qr_code')} />
      <div className="brand-gradient flex-1 space-y-4 px-4 py-8">
        {isWritten && (
          <div className="space-y-1 text-center text-on-brand">
            <h2 className="text-22 font-bold">{title}</h2>
            {text && <p className="text-14">{text}</p>}
          </div>
        )}
        <QrCard actions />
        {isWritten && body && (
          <div className="rounded-16 bg-card p-5">
            <ArticleBody html={body} />
          </div>
        )}
      </div>
    </>
  )
}
