import { Button } from '@longmall/ui/action/button.tsx'
import { Checkbox } from '@longmall/ui/form/checkbox.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { Selection } from './use-selection.ts'

export interface ManageBarProps {
  /** Keys of all rows that are loaded. */
  all: readonly string[]
  selection: Selection
  busy: boolean
  onRemove: () => void
}

/** Footer in edit mode: select all, and remove the selection. */
export function ManageBar({ all, selection, busy, onRemove }: ManageBarProps) {
  const t = useTranslations('catalogue')
  const { keys, set } = selection
  const every = all.length > 0 && keys.size === all.length
  return (
    <div className="safe-bottom hairline-t sticky bottom-0 z-20 mt-auto bg-card">
      <div className="flex min-h-15 items-center justify-between px-3">
        <Checkbox checked={every} onChange={() => set(every ? [] : all)}>
          {t('select_all')}
        </Checkbox>
        <Button look="danger" busy={busy} disabled={keys.size === 0} onClick={onRemove}>
          {keys.size === 0 ? t('remove') : t('remove_count', { count: keys.size })}
        </Button>
      </div>
    </div>
  )
}

/** Toggle for edit mode, at the right of the title. */
export function ManageButton({ selection }: { selection: Selection }) {
  const t = useTranslations('catalogue')
  return (
    <button
      type="button"
      onClick={selection.managing ? selection.end : selection.begin}
      className="pressable min-h-11 px-3 text-14 text-brand-ink"
    >
      {t(selection.managing ? 'done' : 'manage')}
    </button>
  )
}
