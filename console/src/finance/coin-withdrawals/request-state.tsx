import type { ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { Flex } from 'antd'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { stateOf, tones } from './state-of.ts'

/** The state of a coin withdrawal, whether two operators are needed, and what stops it. */
export function RequestState({ row }: { row: ReviewedCoinWithdrawal }) {
  const t = useTranslations('coinwithdrawal')
  const { state, payout_blocker, requires_second_approval, way } = row
  return (
    <Flex gap={4} wrap>
      <StateTag tone={tones[stateOf(row)]}>{t(`state_${stateOf(row)}`)}</StateTag>
      {stateOf(row) === 'requested' && requires_second_approval && way !== 'scan_code' && (
        <StateTag tone="warning">{t('two_operators')}</StateTag>
      )}
      {state === 'ready' && requires_second_approval && <StateTag tone="warning">{t('another_clerk')}</StateTag>}
      {payout_blocker && <StateTag tone="error">{t(`stop_${payout_blocker}`)}</StateTag>}
    </Flex>
  )
}
