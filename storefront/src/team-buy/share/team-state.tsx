import type { SharedGroup } from '@longmall/contract/team-buy.ts'
import { useQueryClient } from '@tanstack/react-query'
import { CountdownTo } from '../../promotion/phase/countdown-to.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The state of a team: missing members and time left, or its outcome and reason. */
export function TeamState({ group }: { group: SharedGroup }) {
  const t = useTranslations('teambuy')
  const tPromotion = useTranslations('promotion')
  const client = useQueryClient()
  const { state, size, joined, ends_at, is_mine } = group
  if (state === 'forming')
    return (
      <div role="status" className="text-center">
        <p className="text-16 font-semibold text-strong">{t(is_mine ? 'forming_mine' : 'forming_other', { count: size - joined })}</p>
        <p className="pt-1 text-14 text-quiet">
          {tPromotion('ends_in')}{' '}
          <span className="text-16 font-bold text-danger">
            <CountdownTo until={ends_at} onEnd={() => void client.invalidateQueries({ queryKey: ['team_buy'] })} />
          </span>
        </p>
      </div>
    )
  return (
    <div role="status" className="text-center">
      <p className={`text-16 font-semibold ${state === 'completed' ? 'text-success' : 'text-danger'}`}>{t(`state_${state}`)}</p>
      <p className="pt-1 text-14 text-body">{t(outcomeOf(group))}</p>
    </div>
  )
}

function outcomeOf({ state, completed_by, failure_reason }: SharedGroup) {
  if (state === 'completed') return completed_by === 'shop' ? 'completed_shop_text' : 'completed_text'
  return failure_reason === 'operator' ? 'failed_operator_text' : 'failed_text'
}
