import type { Job } from '@longmall/contract/ops-staff.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'
import { useJobKindLabel } from './job-kind.tsx'

/** Actions on a failed timer or event; none while it is waiting. */
export function JobActions({ job, type = 'link', onRemoved }: { job: Job; type?: 'link' | 'default'; onRemoved?: () => void }) {
  const t = useTranslations('jobs')
  const tCommon = useTranslations()
  const kindLabel = useJobKindLabel()
  const { job_key, state, kind } = job
  if (state !== 'failed' && state !== 'dead') return null
  const question = (text: string) => (
    <>
      <strong>{kindLabel(kind)}</strong>
      <br />
      {text}
    </>
  )
  return (
    <>
      <ActionButton command="ops/retry_job" input={{ job_key }} label={t('retry')} question={question(t('retry_confirm'))} type={type} />
      <ActionButton
        command="ops/discard_job"
        input={{ job_key }}
        label={t('discard')}
        question={question(t('discard_confirm'))}
        fields={[{ kind: 'text', name: 'reason', label: tCommon('reason'), isRequired: true, maximum: 200 }]}
        isDanger
        type={type}
        {...(onRemoved && { onDone: onRemoved })}
      />
    </>
  )
}
