import type { CaptchaAnswer } from '@longmall/contract/code.ts'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import type { Ref } from 'react'
import { CaptchaField } from '../code/captcha-field.tsx'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'

interface CaptchaOfFormProps {
  field: { value: CaptchaAnswer | null; onChange: (answer: CaptchaAnswer | null) => void; onBlur: () => void; ref: Ref<HTMLInputElement> }
  error: string | undefined
  failure: CallFailure | null
  /** False while the page hydrates: its form is remounted with the saved values, and one captcha serves both. */
  isReady: boolean
}

/** The captcha of a form that starts from values saved in this tab; its space is reserved from the start. */
export function CaptchaOfForm({ field, error, failure, isReady }: CaptchaOfFormProps) {
  return isReady ? <CaptchaField {...field} error={error} failure={failure} /> : <Skeleton className="h-31" />
}
