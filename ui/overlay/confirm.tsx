import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export interface Question {
  title: ReactNode
  text?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** The answer takes something away: the confirming button is red, and cancelling has the focus. */
  danger?: boolean
}

export interface Asked extends Question {
  answer: (confirmed: boolean) => void
}

let show: ((asked: Asked) => void) | undefined

/** Asks, and resolves to true only when the shopper confirms; Esc and cancel resolve to false. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    if (show) show({ ...question, answer: resolve })
    else resolve(false)
  })
}

type QuestionDialog = ComponentType<{ asked: Asked | null; onAnswer: (confirmed: boolean) => void }>

/** Shows what `confirm` asks; mounted once, in the layout. The dialog is fetched with the first question. */
export function ConfirmHost() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [Fetched, setFetched] = useState<QuestionDialog>()
  useEffect(() => {
    show = (next) => {
      setAsked((before) => {
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
    asked?.answer(confirmed)
    setAsked(null)
  }
  return Fetched && <Fetched asked={asked} onAnswer={answer} />
}
