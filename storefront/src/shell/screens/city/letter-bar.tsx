import { type PointerEvent, useState } from 'react'

export interface LetterBarProps {
  label: string
  letters: readonly string[]
  onShow: (letter: string) => void
}

/** Letters at the edge: tapped, or slid over with a finger while the list follows and the letter is shown large. */
export function LetterBar({ label, letters, onShow }: LetterBarProps) {
  const [pressedLetter, setPressedLetter] = useState<string | null>(null)
  const slide = (event: PointerEvent) => {
    if (event.buttons === 0 && event.type !== 'pointerdown') return
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-index-letter]')
    const letter = under?.dataset.indexLetter
    if (!letter || letter === pressedLetter) return
    setPressedLetter(letter)
    onShow(letter)
  }
  const release = () => setPressedLetter(null)
  return (
    <nav
      aria-label={label}
      onPointerDown={slide}
      onPointerMove={slide}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      className="sticky top-32 z-10 -ml-9 flex max-h-[calc(100dvh-9rem)] w-9 touch-none flex-col justify-center self-start"
    >
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          data-index-letter={letter}
          onClick={() => onShow(letter)}
          className="flex min-h-0 w-full flex-1 basis-5.5 items-center justify-center text-11 font-semibold text-brand-ink"
        >
          {letter}
        </button>
      ))}
      {pressedLetter && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/3 right-14 flex size-14 items-center justify-center rounded-16 bg-brand text-28 text-on-brand shadow-lifted"
        >
          {pressedLetter}
        </span>
      )}
    </nav>
  )
}
