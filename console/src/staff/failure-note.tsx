import { Alert } from 'antd'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../shell/language.tsx'

/** The message of a refused call, in the operator's language; nothing while there is none. */
export function FailureNote({ failure }: { failure: CallFailure | null }) {
  const t = useTranslations()
  return failure && <Alert type="error" showIcon title={failure.message || t('unreachable')} />
}
