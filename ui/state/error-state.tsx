import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { useWords } from '../words.tsx'
import { DrawingFrame, errorLines } from './drawing-frame.tsx'
import { StateNote } from './state-note.tsx'

export interface ErrorStateProps {
  title?: ReactNode
  /** What happened and what is safe. */
  text?: ReactNode
  onRetry?: () => void
  busy?: boolean
}

/** What happened, what is safe, and a retry. */
export function ErrorState({ title, text, onRetry, busy }: ErrorStateProps) {
  const words = useWords()
  return (
    <div role="alert">
      <StateNote
        drawing={<DrawingFrame>{errorLines}</DrawingFrame>}
        title={title ?? words.errorTitle}
        text={text ?? words.errorText}
        action={
          onRetry && (
            <Button look="soft" onClick={onRetry} busy={busy}>
              {words.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
