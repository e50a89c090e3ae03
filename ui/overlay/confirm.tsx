import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export interface Question {
  title: ReactNode
  text?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** Destructive: the confirm button is red, and Cancel has the initial focus. */
  danger?: boolean
}

export interface PendingQuestion extends Question {
  answer: (confirmed: boolean) => void
}

let show: ((pending: PendingQuestion) => void) | undefined

/** Opens a confirmation dialog; resolves to true if confirmed, to false on Esc or Cancel. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    if (show) show({ ...question, answer: resolve })
    else resolve(false)
  })
}

type QuestionDialog = ComponentType<{ pending: PendingQuestion | null; onAnswer: (confirmed: boolean) => void }>

/** Renders the dialog of `confirm`; mounted once, in the layout. Its code is loaded at the first use. */
export function ConfirmHost() {
  const [pending, setPending] = useState<PendingQuestion | null>(null)
  const [Fetched, setFetched] = useState<QuestionDialog>()
  useEffect(() => {
    show = (next) => {
      setPending((before) => {
        before?.answer(false)
        return next
      })
      import('./question-dialog.tsx').then(
        ({ QuestionDialog }) => setFetched(() => QuestionDialog),
        () => next.answer(false),
      )
    }
    return () => {
      show = undefined
    }
  }, [])
  const answer = (confirmed: boolean) => {
    pending?.answer(confirmed)
    setPending(null)
  }
  return Fetched && <Fetched pending={pending} onAnswer={answer} />
}
