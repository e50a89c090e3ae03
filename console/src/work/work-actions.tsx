import type { Work } from '@longmall/contract/work.ts'
import { Flex } from 'antd'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'
import { isRunning } from './work-progress.tsx'

/** What can be done with a work: stop it, start it again, have its file. */
export function WorkActions({ work, type = 'link' }: { work: Work; type?: 'link' | 'default' }) {
  const t = useTranslations('work')
  if (!work.is_changeable) return null
  const input = { work_id: work.work_id }
  const isStopped = work.state === 'failed' || work.state === 'cancelled'
  return (
    <Flex gap={8} wrap>
      {work.file && (
        <ActionButton
          command="work/download"
          input={input}
          label={t('download')}
          type={type === 'link' ? 'link' : 'primary'}
          onDone={({ address }) => location.assign(address)}
        />
      )}
      {isRunning(work) && !work.is_cancel_requested && (
        <ActionButton command="work/cancel" input={input} label={t('cancel_work')} question={t('cancel_confirm')} type={type} isDanger />
      )}
      {isStopped && <ActionButton command="work/retry" input={input} label={t('restart')} type={type} />}
    </Flex>
  )
}
