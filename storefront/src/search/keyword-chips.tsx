import type { ReactNode } from 'react'

export interface KeywordChipsProps {
  title: string
  keywords: readonly string[]
  onChoose: (keyword: string) => void
  action?: ReactNode
}

/** Words under a heading, each of which is searched when it is pressed. */
export function KeywordChips({ title, keywords, onChoose, action }: KeywordChipsProps) {
  return (
    <section className="px-4 pt-3">
      <header className="flex min-h-11 items-center justify-between">
        <h2 className="text-14 font-semibold text-strong">{title}</h2>
        {action}
      </header>
      <ul className="flex flex-wrap gap-2">
        {keywords.map((keyword) => (
          <li key={keyword} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(keyword)}
              className="pressable relative block max-w-full truncate rounded-full bg-card px-3.5 text-14 leading-8 text-body before:absolute before:inset-x-0 before:-inset-y-1.5"
            >
              {keyword}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
