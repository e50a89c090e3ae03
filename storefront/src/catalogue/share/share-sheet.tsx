import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { Image, Link2, Share2, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type LinkSearch } from '../../shell/link.tsx'
import { useHasLogin } from '../../shell/storefront.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { sendLink, shareTarget, sharedAddress, useCopyLink } from './use-share.ts'

export interface ShareSheetProps {
  open: boolean
  onClose: () => void
  /** What is shared, as the system's share sheet names it. */
  title: string
  /** What its poster shows, as the poster's address names it; without it there is none. */
  poster?: LinkSearch | undefined
}

/** Ways to share the open page: its link, a poster, and the host app or the system (CAT-13). */
export function ShareSheet({ open, onClose, title, poster }: ShareSheetProps) {
  const t = useTranslations('catalogue')
  return (
    <Sheet open={open} onClose={onClose} title={t('share')}>
      <Choices title={title} poster={poster} onClose={onClose} />
    </Sheet>
  )
}

function Choices({ title, poster, onClose }: Omit<ShareSheetProps, 'open'>) {
  const t = useTranslations('catalogue')
  const copy = useCopyLink()
  const isMember = useHasLogin()
  const target = shareTarget()
  const address = sharedAddress()
  const after = (work: Promise<unknown>) => {
    onClose()
    void work
  }
  return (
    <>
      <div className="flex gap-2 pt-1">
        <button type="button" className={choiceClass} onClick={() => after(copy(address))}>
          <Choice icon={<Link2 size={24} aria-hidden />} label={t('share_copy')} />
        </button>
        {poster && (
          <Link to="/v2/poster/poster" search={poster} className={choiceClass} onClick={onClose}>
            <Choice icon={<Image size={24} aria-hidden />} label={t('share_poster')} />
          </Link>
        )}
        {target && (
          <button type="button" className={choiceClass} onClick={() => after(sendLink(address, title))}>
            <Choice
              icon={target === 'app' ? <Smartphone size={24} aria-hidden /> : <Share2 size={24} aria-hidden />}
              label={t(target === 'app' ? 'share_app' : 'share_system')}
            />
          </button>
        )}
      </div>
      <p className="figures mt-4 rounded-12 bg-sunken px-4 py-3 text-12 break-all text-body select-all">{address}</p>
      <p className="mt-3 text-12 text-quiet">{t(isMember ? 'share_note' : 'share_note_visitor')}</p>
    </>
  )
}

const choiceClass = 'pressable flex min-w-0 flex-1 flex-col items-center gap-2 rounded-12 px-1 py-3 text-center'

const Choice = ({ icon, label }: { icon: ReactNode; label: string }) => (
  <>
    <span className="inline-flex size-13 items-center justify-center rounded-full bg-brand-soft text-brand-ink">{icon}</span>
    <span className="text-14 text-strong">{label}</span>
  </>
)
