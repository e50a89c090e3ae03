import { Alert } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { isExhausted, type PrizeRow } from './to-form.ts'

export interface OddsNoteProps {
  prizes: readonly (PrizeRow | undefined)[]
  /** In millionths; null while a weight is missing. */
  odds: readonly number[] | null
}

/** Validation of the prizes: the sum of weights and odds, and what the server would refuse. */
export function OddsNote({ prizes, odds }: OddsNoteProps) {
  const t = useTranslations('game')
  const { language } = useConsoleLanguage()
  const { count } = useFormat()
  const hasNothing = prizes.some((prize) => prize?.kind === 'nothing')
  const exhausted = prizes.filter((prize) => prize && isExhausted(prize)).length
  const total = prizes.reduce((sum, prize) => sum + (prize?.weight ?? 0), 0)
  const sum = (odds ?? []).reduce((all, one) => all + one, 0)
  const errors = [
    ...(prizes.length < 2 ? [t('two_prizes_required')] : []),
    ...(hasNothing ? [] : [t('no_prize_required')]),
    ...(odds ? [] : [t('weights_required')]),
  ]
  return (
    <Alert
      role="status"
      type={errors.length > 0 || exhausted > 0 ? 'warning' : 'success'}
      showIcon
      title={odds ? t('odds_sum', { total: count(total), odds: formatOdds(sum, language) }) : t('odds_incomplete')}
      description={
        errors.length > 0 || exhausted > 0
          ? [...errors, ...(exhausted > 0 ? [t('exhausted_note', { count: count(exhausted) })] : [])].map((line) => (
              <div key={line}>{line}</div>
            ))
          : undefined
      }
    />
  )
}
