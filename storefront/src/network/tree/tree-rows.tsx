import { classNames } from '@longmall/ui/class-names.ts'
import { TreeList } from '@longmall/ui/tree/tree-list.tsx'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ShownItem, TreePageProps } from './tree-page.tsx'

type TreeRowsProps<Item extends ShownItem> = Pick<TreePageProps<Item>, 'card' | 'items' | 'more' | 'onOpen' | 'title'> & {
  marked: number | null
  onSelect: (item: Item) => void
}

/** The tree as nested lists: each row opens the details of its node. */
export function TreeRows<Item extends ShownItem>({ title, items, marked, more, card, onSelect, onOpen }: TreeRowsProps<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marked !== null) frame.current?.querySelector(`[data-row="${marked}"]`)?.scrollIntoView({ block: 'center' })
  }, [marked])
  return (
    <div ref={frame} className="safe-bottom flex-1 p-3">
      <TreeList label={title} items={items}>
        {(item) => {
          const rest = more(item)
          return (
            <div data-row={item.id} className="mb-2 flex items-stretch gap-1">
              <button
                type="button"
                aria-current={item.id === marked ? 'true' : undefined}
                onClick={() => onSelect(item)}
                className={classNames(
                  'pressable min-w-0 flex-1 overflow-hidden rounded-12 border bg-card text-left',
                  item.id === marked ? 'border-brand-ink' : 'border-transparent',
                )}
              >
                {card(item, 'list')}
              </button>
              {rest && item.canOpen && (
                <button
                  type="button"
                  aria-label={rest.label}
                  onClick={() => onOpen(item.id)}
                  className="pressable flex min-w-11 shrink-0 items-center justify-center rounded-12 bg-brand-soft px-2 text-12 font-semibold text-brand-ink"
                >
                  {rest.text}
                  <ChevronRight size={14} aria-hidden />
                </button>
              )}
            </div>
          )
        }}
      </TreeList>
    </div>
  )
}
