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
import { usePhrases } from '../../shell/phrases.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { CaptchaOfForm } from '../captcha-of-form.tsx'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'
import { readEntry } from '../read-entry.ts'
import { Steps } from '../steps.tsx'
import { type Channel, type Recovering, recovering, steps } from './recovering.ts'

interface Entries {
  account: string
  channel: Channel
  captcha: CaptchaAnswer | null
}

const channels = ['email', 'mobile'] as const

/** Recovery: which account, and where its code goes (IDN-06). */
export function RecoverScreen() {
  const say = usePhrases('identity')
  const kept = recovering.use()
  return (
    <>
      <PageHeader title={say('recover_title')} fallback="/v1/login" />
      <Steps at={1} of={4} />
      <RecoverForm key={kept === undefined ? 'server' : 'kept'} kept={kept} />
    </>
  )
}

function RecoverForm({ kept }: { kept: Recovering | null | undefined }) {
  const say = usePhrases('identity')
  const go = useGo()
  const entry = useScreenSearch(readEntry)
  const form = useContractForm<Entries>({
    schema: identity.start_recovery.input,
    defaultValues: { account: kept?.account ?? '', channel: kept?.channel ?? 'email', captcha: null },
    words: { captcha: usePhrases('code')('six_digits') },
  })
  const start = useMutation(mutation('identity/start_recovery', { quiet: true }))
  const submit = form.handleSubmit(({ account, channel, captcha }) => {
    if (!captcha) return
    start.mutate(
      { account, channel, captcha },
      {
        onSuccess: (sent) => {
          recovering.write({ account, channel, sent })
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
        <h2 className="text-22 font-bold">{say('recover_lead')}</h2>
        <p className="mt-1 text-14 text-body">{say('recover_text')}</p>
      </div>
      <Card className="space-y-4">
        <Input
          label={say('account_or_email')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.account?.message}
          {...form.register('account', { setValueAs: (text: string) => text.trim() })}
        />
        <fieldset>
          <legend className="text-14 text-body">{say('channel')}</legend>
          {channels.map((channel) => (
            <Radio key={channel} value={channel} {...form.register('channel')}>
              {say(`channel_${channel}`)}
            </Radio>
          ))}
        </fieldset>
      </Card>
      <Card>
        <Controller
          name="captcha"
          control={form.control}
          render={({ field, fieldState }) => (
            <CaptchaOfForm field={field} error={fieldState.error?.message} failure={start.error} isReady={kept !== undefined} />
          )}
        />
      </Card>
      <FormAlert>{start.isError && !ofCaptcha && Object.keys(errors).length === 0 && start.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={start.isPending}>
        {say('next')}
      </Button>
    </Form>
  )
}
