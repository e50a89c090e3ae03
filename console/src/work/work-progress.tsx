import type { Work } from '@longmall/contract/work.ts'
import { Flex, Progress, Typography } from 'antd'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'

const tones: Record<Work['state'], Tone> = {
  queued: 'warning',
  running: 'processing',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
}

export const isRunning = ({ state }: Work) => state === 'queued' || state === 'running'

/** Progress of a work: its state, progress bar, counts, and the reason if it failed. */
export function WorkProgress({ work }: { work: Work }) {
  const t = useTranslations('work')
  const { count } = useFormat()
  const { state, done, total, failure, is_cancel_requested, error_count, warning_count } = work
  const percent = total ? Math.min(100, Math.floor((done / total) * 100)) : 0
  const progressText =
    total === null ? t('progress_count', { done: count(done) }) : t('progress_of_total', { done: count(done), total: count(total) })
  return (
    <div style={{ minWidth: 180, maxWidth: 520 }}>
      <Flex gap={8} align="center" wrap>
        <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>
        {(state !== 'queued' || done > 0) && <span style={{ fontVariantNumeric: 'tabular-nums' }}>{progressText}</span>}
        {error_count > 0 && <StateTag tone="error">{t('errors', { count: error_count })}</StateTag>}
        {warning_count > 0 && <StateTag tone="warning">{t('warnings', { count: warning_count })}</StateTag>}
      </Flex>
      {isRunning(work) && total !== null && (
        <Progress
          percent={percent}
          size="small"
          aria-label={`${work.title}: ${progressText}`}
          status={state === 'running' ? 'active' : 'normal'}
        />
      )}
      {is_cancel_requested && state === 'running' && <div>{t('cancelling')}</div>}
      {failure && <Typography.Text type="danger">{failure}</Typography.Text>}
    </div>
  )
}
