import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'

export interface TabsProps<Key extends string> {
  label: string
  tabs: readonly { key: Key; label: ReactNode }[]
  selected: Key
  onSelect: (key: Key) => void
  /** Panel of the selected tab. */
  children?: ReactNode
  className?: string
}

/** A row of tabs, scrollable sideways; arrow keys move between them. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children, className }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // Sideways only: scrollIntoView would scroll the page as well.
  useEffect(() => {
    const row = list.current
    const tab = document.getElementById(`${id}-${selected}`)
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [id, selected])

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.key === selected)
    const next = (at + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    onSelect(tab.key)
    const button = list.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={classNames('no-scrollbar flex overflow-x-auto bg-card', className)}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            className={classNames(
              'relative min-h-11 flex-1 px-3 text-14 whitespace-nowrap -outline-offset-2 transition-colors',
              tab.key === selected
                ? 'font-semibold text-brand-ink after:absolute after:inset-x-1/2 after:bottom-0 after:h-0.5 after:w-6 after:-translate-x-1/2 after:rounded-full after:bg-brand-ink'
                : 'text-quiet',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
          {children}
        </div>
      )}
    </>
  )
}
