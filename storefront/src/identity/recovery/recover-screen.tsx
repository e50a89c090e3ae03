import type { CaptchaAnswer } from '@longmall/contract/code.ts'
import { identity } from '@longmall/contract/identity.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { useMutation } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { mutation } from '@longmall/web/call/query.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { CaptchaOfForm } from '../captcha-of-form.tsx'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'
import { readLogInSearch } from '../read-log-in-search.ts'
import { Steps } from '../steps.tsx'
import { type Channel, type RecoveryFlow, recoveryFlow, steps } from './recovery-flow.ts'

interface FormValues {
  account: string
  channel: Channel
  captcha: CaptchaAnswer | null
}

const channels = ['email', 'mobile'] as const

/** Recovery: choose the account and where its code is sent (IDN-06). */
export function RecoverScreen() {
  const t = useTranslations('identity')
  const flow = recoveryFlow.use()
  return (
    <>
      <PageHeader title={t('recover_title')} fallback="/v1/login" />
      <Steps at={1} of={4} />
      <RecoverForm key={flow === undefined ? 'server' : 'restored'} flow={flow} />
    </>
  )
}

function RecoverForm({ flow }: { flow: RecoveryFlow | null | undefined }) {
  const t = useTranslations('identity')
  const go = useGo()
  const entry = useScreenSearch(readLogInSearch)
  const form = useContractForm<FormValues>({
    schema: identity.start_recovery.input,
    defaultValues: { account: flow?.account ?? '', channel: flow?.channel ?? 'email', captcha: null },
    messages: { captcha: useTranslations('code')('six_digits') },
  })
  const start = useMutation(mutation('identity/start_recovery', { quiet: true }))
  const submit = form.handleSubmit(({ account, channel, captcha }) => {
    if (!captcha) return
    start.mutate(
      { account, channel, captcha },
      {
        onSuccess: (sent) => {
          recoveryFlow.write({ account, channel, sent })
          void go(steps.code, { ...entry })
        },
        onError: (failure) => void form.showFailure(failure),
      },
    )
  })
  const { errors } = form.formState
  const ofCaptcha = start.error?.reason?.startsWith('code.captcha_')
  return (
    <Form onSubmit={submit} onChange={clearFailures(start)} className="space-y-3 px-3 pt-6 pb-8">
      <div className="px-1 pb-1">
        <h2 className="text-22 font-bold">{t('recover_lead')}</h2>
        <p className="mt-1 text-14 text-body">{t('recover_text')}</p>
      </div>
      <Card className="space-y-4">
        <Input
          label={t('account_or_email')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.account?.message}
          {...form.register('account', { setValueAs: (text: string) => text.trim() })}
        />
        <fieldset>
          <legend className="text-14 text-body">{t('channel')}</legend>
          {channels.map((channel) => (
            <Radio key={channel} value={channel} {...form.register('channel')}>
              {t(`channel_${channel}`)}
            </Radio>
          ))}
        </fieldset>
      </Card>
      <Card>
        <Controller
          name="captcha"
          control={form.control}
          render={({ field, fieldState }) => (
            <CaptchaOfForm field={field} error={fieldState.error?.message} failure={start.error} isReady={flow !== undefined} />
          )}
        />
      </Card>
      <FormAlert>{start.isError && !ofCaptcha && Object.keys(errors).length === 0 && start.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={start.isPending}>
        {t('next')}
      </Button>
    </Form>
  )
}
