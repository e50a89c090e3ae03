import type { DeskRedemption } from '@longmall/contract/redemption.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { CircleCheck, Undo2 } from 'lucide-react'
import { useDateTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsLines } from '../list/goods-lines.tsx'
import { CoinsHandedOver } from './coins-handed-over.tsx'
import { UndoCard } from './undo-card.tsx'

/** What was handed over, and the next scan. `onEnd`: it cannot be undone any more. */
export function RecordBody({ redemption, onEnd }: { redemption: DeskRedemption; onEnd: () => void }) {
  const t = useTranslations('redemption')
  const dateTime = useDateTime()
  const { kind, subject_no, branch, member_name, clerk_name, redeemed_at, coins, lines, undo_until, undone_at, undo_reason } = redemption
  const isUndone = undone_at !== null
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        <Card className="flex flex-col items-center py-6 text-center" data-redemption={isUndone ? 'undone' : 'done'}>
          {isUndone ? (
            <Undo2 size={44} aria-hidden className="text-warning" />
          ) : (
            <CircleCheck size={44} aria-hidden className="text-success" />
          )}
          <h2 role="status" className="mt-2 text-22 font-bold text-strong">
            {t(isUndone ? 'undone_title' : coins ? 'done_coins' : 'done_title')}
          </h2>
          <p className="mt-1 text-14 text-body">{member_name}</p>
          {isUndone && (
            <p className="mt-2 max-w-72 text-14 text-balance text-warning">
              {undo_reason !== null && <span className="block">{t('undone_because', { reason: undo_reason })}</span>}
              {t('undone_text')}
            </p>
          )}
        </Card>
        {undo_until !== null && !isUndone && <UndoCard redemption={redemption} until={undo_until} onEnd={onEnd} />}
        <Card>{coins ? <CoinsHandedOver coins={coins} /> : <GoodsLines lines={lines} />}</Card>
        <Card>
          <dl className="space-y-2 text-14">
            <Fact label={t('kind')}>{t(`kind_${kind}`)}</Fact>
            <Fact label={t('number')}>{subject_no}</Fact>
            <Fact label={t('store')}>{branch.name}</Fact>
            <Fact label={t('clerk')}>{clerk_name}</Fact>
            <Fact label={t('time')}>{dateTime(redeemed_at)}</Fact>
            {undone_at !== null && <Fact label={t('undone_at')}>{dateTime(undone_at)}</Fact>}
          </dl>
        </Card>
      </div>
      <div className="hairline-t sticky bottom-0 z-20 bg-card px-4 py-2">
        <Link to="/v2/verification/index" search={{ scan: 1 }} replace className={buttonClass({ size: 'large', block: true })}>
          {t('scan_next')}
        </Link>
        <div className="safe-bottom" />
      </div>
    </>
  )
}
