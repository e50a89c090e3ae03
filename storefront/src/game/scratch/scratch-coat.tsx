import { Button } from '@longmall/ui/action/button.tsx'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

const strokeWidth = 44
/** Share of the grid cells over the card that strokes must cover. */
const revealThreshold = 0.5
const columns = 12
const rows = 8

interface Props {
  label: string
  reveal: string
  /** What is put in the coat's place when it is off. */
  onOpen: ReactNode
}

/** The coat of a scratch card: a canvas that strokes erase. It is removed when half is erased, or at once by a button. */
export function ScratchCoat({ label, reveal, onOpen }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number } | null>(null)
  const scratched = useRef(new Set<number>())
  const [isOff, setOff] = useState(false)
  useEffect(() => {
    if (canvas.current) paint(canvas.current, label)
  }, [label])

  const scratch = (event: PointerEvent<HTMLCanvasElement>) => {
    const paper = event.currentTarget
    if (event.pointerType === 'mouse' && event.buttons === 0) return
    const box = paper.getBoundingClientRect()
    const to = { x: event.clientX - box.left, y: event.clientY - box.top }
    stroke(paper, last.current ?? to, to)
    last.current = to
    note(scratched.current, to, box)
    if (scratched.current.size >= columns * rows * revealThreshold) setOff(true)
  }
  if (isOff) return onOpen
  return (
    <>
      <canvas
        ref={canvas}
        aria-label={label}
        role="img"
        className="absolute inset-0 size-full touch-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = null
          scratch(event)
        }}
        onPointerMove={scratch}
        onPointerUp={() => {
          last.current = null
        }}
      />
      <span className="absolute right-2 bottom-2">
        <Button look="plain" size="small" onClick={() => setOff(true)}>
          {reveal}
        </Button>
      </span>
    </>
  )
}

/** Covers the card in the colours of the theme, as sharp as the screen is. */
function paint(paper: HTMLCanvasElement, label: string): void {
  const { width, height } = paper.getBoundingClientRect()
  const pixelRatio = Math.min(window.devicePixelRatio || 1, 2)
  paper.width = width * pixelRatio
  paper.height = height * pixelRatio
  const pen = paper.getContext('2d')
  if (!pen) return
  const style = getComputedStyle(paper)
  const token = (name: string) => style.getPropertyValue(name)
  pen.scale(pixelRatio, pixelRatio)
  pen.fillStyle = style.color
  const coat = pen.createLinearGradient(0, 0, width, height)
  coat.addColorStop(0, resolved(paper, token('--hairline')))
  coat.addColorStop(1, resolved(paper, token('--control-line')))
  pen.fillStyle = coat
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = resolved(paper, token('--text-strong'))
  pen.font = `600 18px ${style.fontFamily}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(label, width / 2, height / 2)
}

/** A token as the canvas understands it: light or dark is decided by the element. */
function resolved(paper: HTMLCanvasElement, token: string): string {
  paper.style.color = token
  const { color } = getComputedStyle(paper)
  paper.style.color = ''
  return color
}

function stroke(paper: HTMLCanvasElement, from: { x: number; y: number }, to: { x: number; y: number }): void {
  const pen = paper.getContext('2d')
  if (!pen) return
  pen.globalCompositeOperation = 'destination-out'
  pen.lineWidth = strokeWidth
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x + 0.01, to.y)
  pen.stroke()
}

/** Counts the grid cells that a stroke of this width covers: cheaper than reading pixels. */
function note(scratched: Set<number>, { x, y }: { x: number; y: number }, { width, height }: DOMRect): void {
  const [wide, high] = [width / columns, height / rows]
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      if (Math.hypot((column + 0.5) * wide - x, (row + 0.5) * high - y) <= strokeWidth / 2 + wide / 2) scratched.add(row * columns + column)
}
