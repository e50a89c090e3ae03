import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { useLabels } from '../labels.tsx'
import { DrawingFrame, errorLines } from './drawing-frame.tsx'
import { StateNote } from './state-note.tsx'

export interface ErrorStateProps {
  title?: ReactNode
  /** What happened and what is unaffected. */
  text?: ReactNode
  onRetry?: () => void
  busy?: boolean
}

/** Error state: what happened, what is unaffected, and a retry. */
export function ErrorState({ title, text, onRetry, busy }: ErrorStateProps) {
  const labels = useLabels()
  return (
    <div role="alert">
      <StateNote
        drawing={<DrawingFrame>{errorLines}</DrawingFrame>}
        title={title ?? labels.errorTitle}
        text={text ?? labels.errorText}
        action={
          onRetry && (
            <Button look="soft" onClick={onRetry} busy={busy}>
              {labels.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
