import { Button } from 'antd'
import { useWords } from '../shell/language.tsx'

export interface MoveButtonsProps {
  /** What is moved, for who does not see where the buttons stand. */
  name: string
  place: number
  last: number
  isBusy?: boolean
  onMove: (place: number) => void
}

/** One place up, one place down: what dragging does, by keyboard. */
export function MoveButtons({ name, place, last, isBusy = false, onMove }: MoveButtonsProps) {
  const say = useWords('tree')
  return (
    <>
      <Button size="small" aria-label={say('up', { name })} disabled={isBusy || place === 0} onClick={() => onMove(place - 1)}>
        ↑
      </Button>
      <Button size="small" aria-label={say('down', { name })} disabled={isBusy || place === last} onClick={() => onMove(place + 1)}>
        ↓
      </Button>
    </>
  )
}
