import { Alert, Button } from 'antd'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useWords } from '../language.tsx'

export interface FailureAlertProps {
  failure: CallFailure
  retry?: () => void
  /** What the screen calls the fields that may be refused; others are named as an address names them. */
  labels?: Record<string, string>
}

/** What did not load, why, and another try. */
export function FailureAlert({ failure, retry, labels = {} }: FailureAlertProps) {
  const say = useWords()
  const fields = Object.entries(failure.fields).map(([name, words]) => `${labels[name] ?? name}: ${words}`)
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBottom: 16 }}
      title={say('failed')}
      description={[failure.message || say('unreachable'), ...fields].join(' · ')}
      action={retry && <Button onClick={retry}>{say('retry')}</Button>}
    />
  )
}
