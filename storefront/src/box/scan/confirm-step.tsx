import type { Output } from '@longmall/web/call/query.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { BoxCard } from './box-card.tsx'

export interface StepProps {
  code: string
  preview: Output<'box/preview_code'>
  /** The code ended while it was shown. */
  onEnd: () => void
  onAgain: () => void
  onDone: (box: Output<'box/bind'>) => void
}

interface ConfirmStepProps extends Pick<StepProps, 'preview' | 'onEnd' | 'onAgain'> {
  title: string
  label: string
  isBusy: boolean
  isDisabled?: boolean
  error: string | undefined
  onConfirm: () => void
  children: ReactNode
}

/** A scanned box, what becomes of it, and the button that does it. */
export function ConfirmStep({ title, label, preview, isBusy, isDisabled, error, onConfirm, onEnd, onAgain, children }: ConfirmStepProps) {
  const t = useTranslations('box')
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        <h2 className="sr-only">{title}</h2>
        <BoxCard preview={preview} onEnd={onEnd} />
        {children}
        <Button look="text" block onClick={onAgain}>
          {t('scan_again')}
        </Button>
      </div>
      <div className="hairline-t sticky bottom-0 z-20 space-y-2 bg-card px-4 py-2">
        <p role="alert" className="text-14 text-danger empty:hidden">
          {error}
        </p>
        <Button size="large" block busy={isBusy} disabled={isDisabled} onClick={onConfirm}>
          {label}
        </Button>
        <div className="safe-bottom" />
      </div>
    </>
  )
}
