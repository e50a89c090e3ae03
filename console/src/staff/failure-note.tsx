import { Alert } from 'antd'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useWords } from '../shell/language.tsx'

/** What a refused call says, in the operator's language; nothing while there is none. */
export function FailureNote({ failure }: { failure: CallFailure | null }) {
  const say = useWords()
  return failure && <Alert type="error" showIcon title={failure.message || say('unreachable')} />
}
