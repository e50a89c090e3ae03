import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Download, Link2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { sendLink, shareTarget, useCopyLink } from '../catalogue/share/use-share.ts'
import { useTranslations } from '../shell/translations.tsx'
import type { Poster } from './poster-picture.tsx'

/** What to do with a poster: keep the picture, copy its link, share it. */
export function PosterBar({ poster }: { poster: Poster | undefined }) {
  const t = useTranslations('poster')
  const copy = useCopyLink()
  const [isSharing, setSharing] = useState(false)
  const share = async () => {
    if (!poster) return
    setSharing(true)
    try {
      await sharePoster(poster, () => copy(poster.address))
    } finally {
      setSharing(false)
    }
  }
  return (
    <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
      <div className="mx-auto flex min-h-15 max-w-page items-center gap-2 px-3">
        <Button look="plain" icon={<Link2 size={18} aria-hidden />} disabled={!poster} onClick={() => poster && void copy(poster.address)}>
          {t('copy_link')}
        </Button>
        {poster ? (
          <a href={poster.src} download={`${fileName(poster.title)}.png`} className={`${buttonClass({ look: 'soft' })} flex-1`}>
            <Download size={18} aria-hidden />
            {t('save')}
          </a>
        ) : (
          <span aria-hidden className={`${buttonClass({ look: 'soft' })} flex-1 opacity-50`}>
            {t('save')}
          </span>
        )}
        <Button className="flex-1" icon={<Share2 size={18} aria-hidden />} busy={isSharing} disabled={!poster} onClick={() => void share()}>
          {t('share')}
        </Button>
      </div>
    </div>
  )
}

const fileName = (title: string) => title.replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, 60) || 'poster'

/** The picture itself where the system takes files, else its link. */
async function sharePoster({ src, title, address }: Poster, copy: () => Promise<void>): Promise<void> {
  if (shareTarget() === 'system' && typeof navigator.canShare === 'function') {
    const file = await fetchFile(src, title)
    if (file && navigator.canShare({ files: [file] })) {
      // Closing the system's share sheet rejects the promise; that is no error.
      await navigator.share({ files: [file], title, text: address }).catch(() => undefined)
      return
    }
  }
  if (!(await sendLink(address, title))) await copy()
}

async function fetchFile(src: string, title: string): Promise<File | null> {
  const response = await fetch(src).catch(() => null)
  if (!response?.ok) return null
  return new File([await response.blob()], `${fileName(title)}.png`, { type: 'image/png' })
}
