import { Button } from 'antd'
import { useTranslations } from '../shell/language.tsx'

export interface MoveButtonsProps {
  /** Name of the moved item, for accessible names. */
  name: string
  index: number
  last: number
  isBusy?: boolean
  onMove: (index: number) => void
}

/** Buttons that move an item up or down: the keyboard alternative to dragging. */
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
