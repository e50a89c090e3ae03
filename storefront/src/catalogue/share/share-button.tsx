import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { ShareSheet, type ShareSheetProps } from './share-sheet.tsx'

/** Opens the ways to share the open page. */
export function ShareButton(shared: Pick<ShareSheetProps, 'title' | 'poster'>) {
  const t = useTranslations('catalogue')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('share')} icon={<Share2 size={20} aria-hidden />} onClick={() => setOpen(true)} />
      <ShareSheet {...shared} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
