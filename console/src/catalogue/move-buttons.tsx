import { Button } from 'antd'
import { useTranslations } from '../shell/language.tsx'

export interface MoveButtonsProps {
  /** What is moved, for the accessible names of the buttons. */
  name: string
  index: number
  last: number
  isBusy?: boolean
  onMove: (index: number) => void
}

/** One position up, one down: what dragging does, by keyboard. */
export function MoveButtons({ name, index, last, isBusy = false, onMove }: MoveButtonsProps) {
  const t = useTranslations('tree')
  return (
    <>
      <Button size="small" aria-label={t('up', { name })} disabled={isBusy || index === 0} onClick={() => onMove(index - 1)}>
        ↑
      </Button>
      <Button size="small" aria-label={t('down', { name })} disabled={isBusy || index === last} onClick={() => onMove(index + 1)}>
        ↓
      </Button>
    </>
  )
}
