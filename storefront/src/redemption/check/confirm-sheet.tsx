import type { DeskCheck } from '@longmall/contract/redemption.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsLines } from '../list/goods-lines.tsx'
import { leftAfter } from './chosen.ts'

interface ConfirmSheetProps {
  open: boolean
  onClose: () => void
  label: string
  checked: DeskCheck
  chosen: readonly (DeskCheck['lines'][number] & { quantity: number })[]
  store: string
  isBusy: boolean
  onConfirm: () => void
}

/** The question before anything is handed over: what, to whom, at which store, and what stays. */
export function ConfirmSheet({ open, onClose, label, checked, chosen, store, isBusy, onConfirm }: ConfirmSheetProps) {
  const t = useTranslations('redemption')
  const { kind, coins, lines, member_name } = checked
  const left = kind === 'order' ? leftAfter(lines, chosen) : 0
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('confirm_title')}
      footer={
        <Button block size="large" busy={isBusy} onClick={onConfirm}>
          {label}
        </Button>
      }
    >
      <p className="pb-3 text-14 text-body">{t('confirm_to', { member: member_name, store })}</p>
      {coins ? (
        <p className="figures py-3 text-center text-28 font-bold text-strong">{formatAmount(coins.net, coins.unit, null)}</p>
      ) : (
        <GoodsLines lines={chosen} />
      )}
      <div className="hairline-t mt-4 space-y-1 pt-3 text-12 text-quiet">
        {left > 0 && <p className="text-14 text-warning">{t('confirm_part', { count: left })}</p>}
        <p>{t(coins ? 'confirm_final' : 'confirm_undo')}</p>
      </div>
    </Sheet>
  )
}
