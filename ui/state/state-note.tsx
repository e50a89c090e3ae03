import type { ReactNode } from 'react'

export interface StateNoteProps {
  drawing: ReactNode
  title: ReactNode
  text?: ReactNode
  /** One action: a Button or a link that looks like one. */
  action?: ReactNode
  /** Heading level; 1 for a whole screen. */
  heading?: 'h1' | 'h2'
}

/** A drawing, one sentence and one action. */
export function StateNote({ drawing, title, text, action, heading: Heading = 'h2' }: StateNoteProps) {
  return (
    <div className="flex flex-col items-center px-8 py-12 text-center">
      {drawing}
      <Heading className="mt-4 text-16 font-semibold text-strong">{title}</Heading>
      {text && <p className="mt-1 max-w-72 text-14 text-balance text-quiet">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
