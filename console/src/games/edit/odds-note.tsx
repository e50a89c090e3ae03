import { Alert } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { isGoneRow, type PrizeRow } from './to-form.ts'

export interface OddsNoteProps {
  prizes: readonly (PrizeRow | undefined)[]
  /** In millionths; null while a weight is missing. */
  odds: readonly number[] | null
}

/** Do the prizes make a game? The sum of weights and odds, and what the server would refuse. */
export function OddsNote({ prizes, odds }: OddsNoteProps) {
  const say = useWords('game')
  const { language } = useConsoleLanguage()
  const { count } = useFormat()
  const hasNothing = prizes.some((prize) => prize?.kind === 'nothing')
  const gone = prizes.filter((prize) => prize && isGoneRow(prize)).length
  const total = prizes.reduce((sum, prize) => sum + (prize?.weight ?? 0), 0)
  const sum = (odds ?? []).reduce((all, one) => all + one, 0)
  const faults = [
    ...(prizes.length < 2 ? [say('two_needed')] : []),
    ...(hasNothing ? [] : [say('nothing_needed')]),
    ...(odds ? [] : [say('weights_needed')]),
  ]
  return (
    <Alert
      role="status"
      type={faults.length > 0 || gone > 0 ? 'warning' : 'success'}
      showIcon
      title={odds ? say('odds_sum', { total: count(total), odds: formatOdds(sum, language) }) : say('odds_open')}
      description={
        faults.length > 0 || gone > 0
          ? [...faults, ...(gone > 0 ? [say('gone_note', { count: count(gone) })] : [])].map((line) => <div key={line}>{line}</div>)
          : undefined
      }
    />
  )
}
