import type { DeskRedemption } from '@longmall/contract/redemption.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { useClockOffset } from '../../shell/server-clock.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { UndoSheet } from './undo-sheet.tsx'

/** How long it can be undone by its own clerk, and the way to do it. */
export function UndoCard({ redemption, until, onEnd }: { redemption: DeskRedemption; until: string; onEnd: () => void }) {
  const t = useTranslations('redemption')
  const offset = useClockOffset()
  const sheet = useOpening()
  return (
    <>
      <Card className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-14 text-body">
          {t('undo_left')}{' '}
          <span className="font-semibold text-strong">{offset !== null && <Countdown until={until} offset={offset} onEnd={onEnd} />}</span>
        </p>
        <Button look="outline" size="small" className="shrink-0" aria-haspopup="dialog" onClick={sheet.show}>
          {t('undo')}
        </Button>
      </Card>
      <UndoSheet key={sheet.times} open={sheet.open} onClose={sheet.hide} redemption_id={redemption.redemption_id} />
    </>
  )
}
