import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export interface Question {
  title: ReactNode
  text?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** The answer takes something away: the confirming button is red, and cancelling has the focus. */
  danger?: boolean
}

export interface PendingQuestion extends Question {
  answer: (confirmed: boolean) => void
}

let show: ((pending: PendingQuestion) => void) | undefined

/** Asks, and resolves to true only when the shopper confirms; Esc and cancel resolve to false. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    if (show) show({ ...question, answer: resolve })
    else resolve(false)
  })
}

type QuestionDialog = ComponentType<{ pending: PendingQuestion | null; onAnswer: (confirmed: boolean) => void }>

/** Shows the dialog of `confirm`; mounted once, in the layout. Its code is fetched with the first use. */
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
