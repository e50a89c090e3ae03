import type { DrawRecord } from '@longmall/contract/game-shapes.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ShieldCheck } from 'lucide-react'
import { useDateTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { prizePath } from '../game-address.ts'
import { PrizeIcon } from '../parts/prize-icon.tsx'

/** One draw: result, price, a link to the prize, and its verification. */
export function DrawCard({ record, onCheck }: { record: DrawRecord; onCheck: () => void }) {
  const t = useTranslations('game')
  const dateTime = useDateTime()
  const { prize, game_name, drawn_at, paid_by, longcoin_paid } = record
  return (
    <Card>
      <div className="flex gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
          <PrizeIcon kind={prize.kind} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-16 font-semibold text-strong">{prize.prize_name}</h2>
          <p className="text-12 text-quiet">{game_name}</p>
          <p className="text-12 text-quiet">
            <time dateTime={drawn_at}>{dateTime(drawn_at)}</time> ·{' '}
            {paid_by === 'longcoin' ? t('coins', { count: longcoin_paid }) : t(`pay_${paid_by}`)}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button look="plain" size="small" icon={<ShieldCheck size={16} aria-hidden />} aria-haspopup="dialog" onClick={onCheck}>
          {t('check')}
        </Button>
        {prize.kind !== 'nothing' && (
          <Link to={prizePath[prize.kind]} className={buttonClass({ look: 'soft', size: 'small' })}>
            {t(`to_${prize.kind}`)}
          </Link>
        )}
      </div>
    </Card>
  )
}
