import type { Game } from '@longmall/contract/game-shapes.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Trophy } from 'lucide-react'
import { useDateTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Who won of late: real draws, masked names. */
export function Winners({ winners }: Pick<Game, 'winners'>) {
  const t = useTranslations('game')
  const dateTime = useDateTime()
  return (
    <Card>
      <h2 className="flex items-center gap-2 text-16 font-semibold text-strong">
        <Trophy size={18} aria-hidden className="text-brand-ink" />
        {t('winners')}
      </h2>
      {winners.length === 0 ? (
        <p className="mt-2 text-14 text-quiet">{t('no_winners')}</p>
      ) : (
        <ul className="mt-2">
          {winners.map(({ draw_id, nickname, prize_name, drawn_at }) => (
            <li key={draw_id} className="not-first:hairline-t flex items-baseline gap-3 py-2 text-14">
              <span className="min-w-0 flex-1 text-body">{t('winner', { name: nickname, prize: prize_name })}</span>
              <time dateTime={drawn_at} className="shrink-0 text-12 text-quiet">
                {dateTime(drawn_at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
