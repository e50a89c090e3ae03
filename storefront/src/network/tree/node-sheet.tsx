import { Button } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/translations.tsx'

interface NodeSheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** Shows the tree from this node; without it nothing is below, or it is the top already. */
  onOpen?: () => void
  children: ReactNode
}

/** Everything about a node, and the tree from here. */
export function NodeSheet({ open, onClose, title, onOpen, children }: NodeSheetProps) {
  const t = useTranslations('network')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      {...(onOpen && {
        footer: (
          <Button block size="large" onClick={onOpen}>
            {t('open')}
          </Button>
        ),
      })}
    >
      <dl className="space-y-2 pt-1 text-14">{children}</dl>
    </Sheet>
  )
}
