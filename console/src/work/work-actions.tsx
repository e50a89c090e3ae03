import type { Work } from '@longmall/contract/work.ts'
import { Flex } from 'antd'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useWords } from '../shell/language.tsx'
import { isUnderWay } from './work-progress.tsx'

/** What can be done with a work: stop it, start it again, have its file. */
export function WorkActions({ work, type = 'link' }: { work: Work; type?: 'link' | 'default' }) {
  const say = useWords('work')
  if (!work.is_changeable) return null
  const input = { work_id: work.work_id }
  const isStopped = work.state === 'failed' || work.state === 'cancelled'
  return (
    <Flex gap={8} wrap>
      {work.file && (
        <ActionButton
          command="work/download"
          input={input}
          label={say('download')}
          type={type === 'link' ? 'link' : 'primary'}
          onDone={({ address }) => location.assign(address)}
        />
      )}
      {isUnderWay(work) && !work.is_cancel_asked && (
        <ActionButton command="work/cancel" input={input} label={say('cancel_work')} asks={say('cancel_asks')} type={type} isDanger />
      )}
      {isStopped && <ActionButton command="work/retry" input={input} label={say('again')} type={type} />}
    </Flex>
  )
}
