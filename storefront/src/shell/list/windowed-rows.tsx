import { useLocation } from '@tanstack/react-router'
import { listPageSize } from '@longmall/contract/constants.ts'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type ListMemory, memoryOfList } from './list-memory.ts'

export interface WindowedRowsProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  children: (row: Row, index: number) => ReactNode
  columns?: number
  gap?: number
  /** Names the list; with the history entry it identifies the saved state of the list. */
  listKey: string
  /** Called near the end; absent while there are no more rows or a page is loading. */
  onNearEnd?: (() => void) | undefined
}

/** Margin around the viewport, in px, within which rows are rendered and the end counts as near. */
const reach = '1000px 0px'

/** A busy browser reports several changes at once, the oldest first. */
const isNear = (changes: readonly IntersectionObserverEntry[]) => changes.at(-1)?.isIntersecting ?? true

/**
 * Renders only rows near the viewport: rows are grouped in blocks of one page, and a distant block is replaced by an empty one of
 * the same height. Blocks remain in the flow, so that server-rendered rows do not move and heights are restored on return.
 */
export function WindowedRows<Row>({ rows, keyOf, children, columns = 1, gap = 0, listKey, onNearEnd }: WindowedRowsProps<Row>) {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const [memory] = useState(() => (import.meta.env.SSR ? null : memoryOfList(`${entry} ${listKey}`)))
  const blocks = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / listPageSize) }, (_, index) =>
        rows.slice(index * listPageSize, (index + 1) * listPageSize),
      ),
    [rows],
  )
  return (
    <div style={{ display: 'grid', gap }}>
      {blocks.map((block, index) => (
        <Block key={index} index={index} memory={memory}>
          <div style={{ display: 'grid', gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {block.map((row, offset) => (
              <div key={keyOf(row)}>{children(row, index * listPageSize + offset)}</div>
            ))}
          </div>
        </Block>
      ))}
      {/* A new one with every page, so that a page too short for the window is followed by the next one. */}
      <EndSensor key={rows.length} onNear={onNearEnd} />
    </div>
  )
}

function Block({ index, memory, children }: { index: number; memory: ListMemory | null; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const height = memory?.heights.get(index)
  const [drawn, setDrawn] = useState(height === undefined || memory?.drawn.has(index) === true)
  useEffect(() => {
    const element = frame.current
    if (!element || !memory) return undefined
    const observer = new IntersectionObserver(
      (changes) => {
        // Hidden, while the next screen is on its way, it is neither near nor far.
        if (!element.checkVisibility()) return
        const near = isNear(changes)
        if (element.firstChild) memory.heights.set(index, element.getBoundingClientRect().height)
        if (near) memory.drawn.add(index)
        else memory.drawn.delete(index)
        setDrawn(near)
      },
      { rootMargin: reach },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [index, memory])
  return (
    <div ref={frame} style={drawn ? undefined : { height }}>
      {drawn && children}
    </div>
  )
}

function EndSensor({ onNear }: { onNear: (() => void) | undefined }) {
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => onNear?.())
  const isAwake = onNear !== undefined
  // Checks again on resume: the end may have become near while another page was loading.
  useEffect(() => {
    if (!mark.current || !isAwake) return undefined
    const observer = new IntersectionObserver((changes) => isNear(changes) && near(), { rootMargin: reach })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isAwake])
  return <div ref={mark} aria-hidden />
}
