import type { ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { Card, Timeline, Typography } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** The states that it has passed, the newest first. */
export function RequestTimeline({ row: { timeline } }: { row: ReviewedCoinWithdrawal }) {
  const t = useTranslations('coinwithdrawal')
  const { time } = useFormat()
  return (
    <Card size="small" title={t('history')}>
      <Timeline
        items={timeline.toReversed().map(({ state, at }) => ({
          key: state,
          content: (
            <>
              <div>{t(`step_${state}`)}</div>
              <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                {time(at)}
              </Typography.Text>
            </>
          ),
        }))}
      />
    </Card>
  )
}
