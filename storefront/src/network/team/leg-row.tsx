import type { LegChoice } from '@longmall/contract/network.ts'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { ArrowLeftRight } from 'lucide-react'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { LegSheet } from './leg-sheet.tsx'

/** Where the caller's newcomers are placed; opens the choice. */
export function LegRow({ leg }: { leg: LegChoice }) {
  const t = useTranslations('network')
  const sheet = useOpening()
  return (
    <>
      <button type="button" className={`${rowClass} rounded-12 bg-card`} onClick={sheet.show}>
        <ListItem icon={<ArrowLeftRight size={20} aria-hidden />} title={t('leg')} note={t(`leg_${leg}`)} arrow />
      </button>
      <LegSheet key={sheet.times} open={sheet.open} onClose={sheet.hide} leg={leg} />
    </>
  )
}
