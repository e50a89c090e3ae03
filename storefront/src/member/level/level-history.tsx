import type { LevelProgress } from '@longmall/contract/member-level.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { useMoment } from '../../shell/time/use-moment.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** The levels that the member reached, the last one first, with what led to each. */
export function LevelHistory({ history }: { history: LevelProgress['history'] }) {
  const t = useTranslations('member')
  const moment = useMoment()
  return (
    <Card>
      <h2 className="text-16 font-semibold text-strong">{t('level_history')}</h2>
      {history.length === 0 && <p className="mt-2 text-14 text-quiet">{t('level_history_empty')}</p>}
      <ol className="mt-1">
        {history.map(({ grade, grade_name, cause, changed_at }) => (
          <li key={grade} className="flex min-h-13 items-center gap-3 py-2 not-first:hairline-t">
            <span className="w-14 shrink-0 text-16 font-semibold text-brand-ink">{grade_name}</span>
            <span className="min-w-0 flex-1">
              <span className="block text-14 text-strong">{t(`cause_${cause}`)}</span>
              <span className="block text-12 text-quiet">{moment(changed_at)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
