import { Maximize, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../action/icon-button.tsx'
import { type Direction, type LayoutOptions, layoutTree, type PlacedNode, type TreeItem } from './layout-tree.ts'
import { moveInTree } from './move-in-tree.ts'
import { useGestures } from './use-gestures.ts'
import { useSize } from './use-size.ts'
import { centreOn, firstView, fitView, isInFrame, limitView, type View, zoomAt } from './view.ts'
import './tree.css'

export interface TreeLabels {
  /** Accessible name of the drawing. */
  tree: string
  /** How it is used by the keyboard. */
  keys: string
  zoomIn: string
  zoomOut: string
  fit: string
  /** On a leg without a node. */
  freePlace: string
  /** On a leg whose node the view does not hold. */
  takenPlace: string
}

export interface TreeDrawingProps<Item extends TreeItem> {
  items: readonly Item[]
  layout: LayoutOptions
  labels: TreeLabels
  /** Marked, and moved into the frame when it changes. */
  selected: number | null
  /** A node was pressed. */
  onSelect: (item: Item) => void
  /** What is hidden below a node, such as "+12"; opens the tree at the node. */
  more: (item: Item) => { text: string; label: string } | null
  onOpen: (item: Item) => void
  /** Content of a node, which is also its accessible name. */
  children: (item: Item) => ReactNode
}

const zoomStep = 1.3

/** A tree that is moved and enlarged by touch, mouse, wheel, buttons and keyboard; each node is a button. */
export const TreeDrawing = <Item extends TreeItem>(props: TreeDrawingProps<Item>) => (
  // Another tree is looked at from its own top.
  <Drawing key={props.items[0]?.id} {...props} />
)

function Drawing<Item extends TreeItem>(props: TreeDrawingProps<Item>) {
  const { items, layout: options, labels, selected, onSelect, more, onOpen, children } = props
  const { direction, node, hasLegs = false } = options
  const layout = useMemo(
    () => layoutTree(items, { direction, node: { width: node.width, height: node.height }, hasLegs }),
    [items, direction, node.width, node.height, hasLegs],
  )
  const help = useId()
  const frame = useRef<HTMLDivElement>(null)
  const frameSize = useSize(frame)
  const [moved, setMoved] = useState<View | null>(null)
  const [active, setActive] = useState<number | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  const top = layout.nodes[0]
  const current = layout.nodes.some(({ item }) => item.id === active) ? active : (top?.item.id ?? null)
  const first = frameSize && top ? firstView(layout, { x: top.x, y: top.y, ...node }, frameSize, direction === 'down') : null
  const view = moved ?? first

  const change = (next: (view: View) => View) => {
    if (first && frameSize) setMoved((before) => limitView(next(before ?? first), layout, frameSize))
  }
  const show = (id: number) => {
    const at = layout.nodes.find(({ item }) => item.id === id)
    const box = at && { x: at.x, y: at.y, ...node }
    if (box && frameSize) change((before) => (isInFrame(before, box, frameSize) ? before : centreOn(before, box, frameSize)))
  }
  const zoom = (factor: number) => {
    if (frameSize) change((before) => zoomAt(before, factor, { x: frameSize.width / 2, y: frameSize.height / 2 }))
  }
  const fit = () => frameSize && setMoved(fitView(layout, frameSize))
  useGestures(frame, change)
  // In the render in which it changes, so that the node is never seen elsewhere first.
  if (selected !== shown && frameSize) {
    setShown(selected)
    if (selected !== null) show(selected)
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const zooms: Record<string, () => void> = {
      '+': () => zoom(zoomStep),
      '=': () => zoom(zoomStep),
      '-': () => zoom(1 / zoomStep),
      '0': fit,
    }
    const target = current === null ? undefined : moveInTree(layout.nodes, current, event.key, direction)
    if (target !== undefined) {
      setActive(target)
      show(target)
      frame.current?.querySelector<HTMLElement>(`[data-node="${target}"]`)?.focus({ preventScroll: true })
    } else if (zooms[event.key]) zooms[event.key]?.()
    else return
    event.preventDefault()
  }

  return (
    <div className="tree">
      <p id={help} className="tree-help">
        {labels.keys}
      </p>
      <div ref={frame} className="tree-frame" role="group" aria-label={labels.tree} aria-describedby={help} onKeyDown={press}>
        <div
          className="tree-canvas"
          style={{
            width: layout.width,
            height: layout.height,
            visibility: view ? undefined : 'hidden',
            transform: view ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : undefined,
          }}
        >
          <svg aria-hidden width={layout.width} height={layout.height} className="tree-links">
            {layout.links.map(({ path, isEmpty }) => (
              <path key={path} d={path} className={isEmpty ? 'tree-link-empty' : undefined} />
            ))}
          </svg>
          {layout.emptyLegs.map(({ parentId, side, isTaken, x, y }) => (
            <span key={`${parentId} ${side}`} className="tree-empty" style={{ left: x, top: y, ...node }}>
              {isTaken ? labels.takenPlace : labels.freePlace}
            </span>
          ))}
          {layout.nodes.map((placed) => {
            const { item } = placed
            return (
              <TreeNode
                key={item.id}
                placed={placed}
                direction={direction}
                size={node}
                isSelected={item.id === selected}
                isCurrent={item.id === current}
                onSelect={() => {
                  setActive(item.id)
                  onSelect(item)
                }}
                more={more(item)}
                onOpen={() => onOpen(item)}
              >
                {children(item)}
              </TreeNode>
            )
          })}
        </div>
      </div>
      <div className="tree-tools">
        <IconButton label={labels.zoomIn} icon={<Plus size={20} aria-hidden />} className="tree-tool" onClick={() => zoom(zoomStep)} />
        <IconButton
          label={labels.zoomOut}
          icon={<Minus size={20} aria-hidden />}
          className="tree-tool"
          onClick={() => zoom(1 / zoomStep)}
        />
        <IconButton label={labels.fit} icon={<Maximize size={18} aria-hidden />} className="tree-tool" onClick={fit} />
      </div>
    </div>
  )
}

interface TreeNodeProps {
  placed: PlacedNode<TreeItem>
  direction: Direction
  size: LayoutOptions['node']
  isSelected: boolean
  isCurrent: boolean
  onSelect: () => void
  more: { text: string; label: string } | null
  onOpen: () => void
  children: ReactNode
}

function TreeNode({ placed, direction, size, isSelected, isCurrent, onSelect, more, onOpen, children }: TreeNodeProps) {
  const { item, x, y } = placed
  return (
    <>
      <button
        type="button"
        data-node={item.id}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isSelected ? 'true' : undefined}
        className={classNames('tree-node', isSelected && 'tree-node-selected')}
        style={{ left: x, top: y, ...size }}
        onClick={onSelect}
      >
        {children}
      </button>
      {more && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={more.label}
          className="tree-more"
          style={
            direction === 'down'
              ? { left: x + size.width / 2, top: y + size.height + 10 }
              : { left: x + size.width + 20, top: y + size.height / 2 }
          }
          onClick={onOpen}
        >
          {more.text}
        </button>
      )}
    </>
  )
}
