import type { deposit } from '@longmall/contract/deposit.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { DepositState } from '../deposit-state.tsx'
import { useDepositTexts } from '../use-deposit-texts.ts'

/** The deposits that a principal went through by roll-over, the first at the top; nothing where there is one. */
export function RollOvers({ deposit: { deposit_id, unit, history } }: { deposit: OutputOf<typeof deposit.view> }) {
  const t = useTranslations('deposit')
  const { coins, day } = useDepositTexts()
  if (history.length < 2) return null
  return (
    <Card>
      <h2 className="pb-1 text-14 font-semibold text-strong">{t('history')}</h2>
      <ol>
        {history.map((one, index) => {
          const isThis = one.deposit_id === deposit_id
          const content = (
            <>
              <span className="min-w-0">
                <span className="figures block truncate text-14 text-strong">{one.deposit_no}</span>
                <span className="figures block text-12 text-quiet">
                  {day(one.value_on)} – {day(one.due_on)}
                </span>
              </span>
              <span className="shrink-0 text-right">
                <span className="figures block text-12 text-body">{t('earns', { interest: coins(one.interest, unit) })}</span>
                {isThis ? <span className="text-12 text-quiet">{t('history_this')}</span> : <DepositState state={one.state} />}
              </span>
            </>
          )
          const look = `flex min-h-14 items-center justify-between gap-3 py-2 ${index > 0 ? 'hairline-t' : ''}`
          return (
            <li key={one.deposit_id} {...(isThis && { 'aria-current': 'true' as const })}>
              {isThis ? (
                <div className={look}>{content}</div>
              ) : (
                <Link to="/v2/assets/deposit_detail" search={{ id: one.deposit_id }} replace className={`pressable ${look}`}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
