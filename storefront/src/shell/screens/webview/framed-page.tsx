import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Spinner } from '@longmall/ui/state/spinner.tsx'
import { ExternalLink, Lock, LockOpen, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { PageHeader } from '../../layout/page-header.tsx'
import { useTranslations } from '../../translations.tsx'
import type { CheckedAddress } from './check-address.ts'
import { useClose } from './use-close.ts'

// Its own origin, so that its log-in and its storage work; it is never ours (check-address.ts), so it reaches nothing of
// the shop's. It may not navigate the shop's page, download, or request device permissions.
const sandbox = 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** A page of an allowed host within the shop, under a bar that names its host. */
export function FramedPage({ page }: { page: CheckedAddress & { url: string } }) {
  const t = useTranslations('webview')
  const close = useClose()
  const [reloadCount, setReloadCount] = useState(0)
  const [loaded, setLoaded] = useState(-1)
  const isEncrypted = page.url.startsWith('https:')
  const LockIcon = isEncrypted ? Lock : LockOpen
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <>
            <IconButton label={t('reload')} icon={<RotateCw size={20} aria-hidden />} onClick={() => setReloadCount(reloadCount + 1)} />
            <IconButton label={t('close')} icon={<X size={22} aria-hidden />} onClick={close} />
          </>
        }
      />
      <div className="hairline-b flex items-center gap-2 bg-card pr-1 pl-4 text-12 text-quiet">
        <LockIcon size={14} aria-hidden className="shrink-0" />
        <bdi translate="no" className="min-w-0 flex-1 truncate text-14 text-body">
          {page.host}
        </bdi>
        {loaded < reloadCount && <Spinner size={16} />}
        <a
          href={page.url}
          target="_blank"
          rel="noopener noreferrer"
          className="pressable inline-flex min-h-11 shrink-0 items-center gap-1 px-3 text-14 text-brand-ink"
        >
          {t('open_outside')}
          <ExternalLink size={16} aria-hidden />
        </a>
      </div>
      <iframe
        key={reloadCount}
        src={page.url}
        title={t('frame', { host: page.host })}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        allow=""
        onLoad={() => setLoaded(reloadCount)}
        className="min-h-96 w-full flex-1 border-0 bg-on-fill"
      />
    </>
  )
}
