import type { Job } from '@longmall/contract/ops-staff.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useWords } from '../shell/language.tsx'
import { useKindWords } from './job-kind.tsx'

/** What can be done with a timer or an event that failed; nothing with one that waits for its time. */
export function JobActions({ job, type = 'link', onGone }: { job: Job; type?: 'link' | 'default'; onGone?: () => void }) {
  const say = useWords('jobs')
  const common = useWords()
  const kindWords = useKindWords()
  const { job_key, state, kind } = job
  if (state !== 'failed' && state !== 'dead') return null
  const asks = (words: string) => (
    <>
      <strong>{kindWords(kind)}</strong>
      <br />
      {words}
    </>
  )
  return (
    <>
      <ActionButton command="ops/retry_job" input={{ job_key }} label={say('retry')} asks={asks(say('retry_asks'))} type={type} />
      <ActionButton
        command="ops/give_up_job"
        input={{ job_key }}
        label={say('give_up')}
        asks={asks(say('give_up_asks'))}
        fields={[{ kind: 'text', name: 'reason', label: common('reason'), isRequired: true, maximum: 200 }]}
        isDanger
        type={type}
        {...(onGone && { onDone: onGone })}
      />
    </>
  )
}
