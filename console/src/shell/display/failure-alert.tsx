import { Alert, Button } from 'antd'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { failureText } from '@longmall/web/errors/field-errors.ts'
import { useTranslations } from '../language.tsx'

export interface FailureAlertProps {
  failure: CallFailure
  retry?: () => void
  /** What the screen calls the fields that may be refused. */
  labels?: Record<string, string>
}

/** What did not load, why, and another try. */
export function FailureAlert({ failure, retry, labels }: FailureAlertProps) {
  const t = useTranslations()
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBottom: 16 }}
      title={t('failed')}
      description={failureText({ ...failure, message: failure.message || t('unreachable') }, labels)}
      action={retry && <Button onClick={retry}>{t('retry')}</Button>}
    />
  )
}
