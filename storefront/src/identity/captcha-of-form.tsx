import type { CaptchaAnswer } from '@longmall/contract/code.ts'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import type { Ref } from 'react'
import { CaptchaField } from '../code/captcha-field.tsx'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'

interface CaptchaOfFormProps {
  field: { value: CaptchaAnswer | null; onChange: (answer: CaptchaAnswer | null) => void; onBlur: () => void; ref: Ref<HTMLInputElement> }
  error: string | undefined
  failure: CallFailure | null
  /** False while the page hydrates: its form is made anew with what was kept, and one captcha is enough for both. */
  isReady: boolean
}

/** The captcha of a form that begins with what was kept in this tab; its room is there from the start. */
export function CaptchaOfForm({ field, error, failure, isReady }: CaptchaOfFormProps) {
  return isReady ? <CaptchaField {...field} error={error} failure={failure} /> : <Skeleton className="h-31" />
}
