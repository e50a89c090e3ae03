import type { CaptchaAnswer } from '@longmall/contract/code.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { RefreshCw } from 'lucide-react'
import { lazy, type Ref, Suspense } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../shell/translations.tsx'
import { CaptchaPicture } from './captcha-picture.tsx'
import { useCaptcha } from './use-captcha.ts'

const CaptchaWork = lazy(() => import('./work/captcha-work.tsx').then((module) => ({ default: module.CaptchaWork })))

/**
 * Props fit `<Controller name="captcha" control={control} render={({ field: { value, onChange, onBlur, ref }, fieldState }) =>
 * <CaptchaField {...{ value, onChange, onBlur, ref }} error={fieldState.error?.message} failure={mutation.error} />} />`; the form's schema is
 * `CaptchaAnswer`, its default null. A screen loads the translations of `code`; for `useContractForm`:
 * `messages: { captcha: useTranslations('code')('six_digits') }`.
 */
export interface CaptchaFieldProps {
  /** The answer so far; null when there is none. */
  value: CaptchaAnswer | null
  onChange: (answer: CaptchaAnswer | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  error?: string | undefined
  /** The failure of the last request: when the captcha was refused, the message is shown here and a new picture loads. */
  failure?: CallFailure | null
  disabled?: boolean | undefined
}

/** Captcha: six digits in a picture, or proof of work for somebody who cannot read it. */
export function CaptchaField({ value, onChange, onBlur, ref, error, failure = null, disabled }: CaptchaFieldProps) {
  const t = useTranslations('code')
  const { captcha, isPending, isError, renew, refused, isWorking, setIsWorking } = useCaptcha(failure, onChange)
  const wrong = value ? error : (refused ?? error)
  if (isWorking)
    return (
      <Suspense fallback={<Skeleton className="h-32 rounded-12" />}>
        <CaptchaWork
          key={captcha?.captcha_id}
          challenge={captcha?.work}
          isError={isError}
          refused={refused}
          onDone={(work) => captcha && onChange({ captcha_id: captcha.captcha_id, work })}
          onRetry={renew}
          onBack={() => {
            setIsWorking(false)
            renew()
          }}
        />
      </Suspense>
    )
  return (
    <div className="space-y-1">
      <Input
        ref={ref}
        label={t('captcha')}
        hint={t('captcha_hint')}
        required
        inputMode="numeric"
        autoComplete="off"
        className="figures"
        disabled={disabled}
        error={wrong}
        value={value?.digits ?? ''}
        onBlur={onBlur}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 6)
          onChange(digits && captcha ? { captcha_id: captcha.captcha_id, digits } : null)
        }}
        suffix={
          <>
            <CaptchaPicture picture={captcha?.picture} isError={isError} />
            <IconButton
              className="-mx-1 text-quiet"
              label={t('captcha_reload')}
              icon={<RefreshCw size={20} aria-hidden />}
              onClick={renew}
              disabled={isPending || disabled}
            />
          </>
        }
      />
      <Button look="text" size="small" className="-ml-3" onClick={() => setIsWorking(true)} disabled={disabled}>
        {t('captcha_unreadable')}
      </Button>
    </div>
  )
}
