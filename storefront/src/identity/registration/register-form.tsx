import { Registration } from '@longmall/contract/identity.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Control, Controller, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useLanguage, usePhrases } from '../../shell/phrases.tsx'
import { CaptchaOfForm } from '../captcha-of-form.tsx'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'
import { pendingTicket } from '../ticket.ts'
import { AccountFields } from './account-fields.tsx'
import { AgreementField } from './agreement-field.tsx'
import { IntroducerFields } from './introducer-fields.tsx'
import { type Entries, keptOf, type Registering, registering } from './registration.ts'
import { useBegin } from './use-begin.ts'

const homeCountry = { 'en-us': 'OTHER', 'zh-cn': 'CN', 'ko-kr': 'KR', 'ja-jp': 'OTHER', 'ms-my': 'MY' } as const
const schema = z.object({ ...Registration.shape, agreement: z.boolean() })

interface RegisterFormProps {
  /** What was entered before in this tab; undefined while the page hydrates: then nothing is kept either. */
  kept: Registering | null | undefined
  source_member: number | undefined
}

/** Every field of a registration, judged as one types and again by the server (IDN-01). */
export function RegisterForm({ kept: keptNow, source_member }: RegisterFormProps) {
  const say = usePhrases('identity')
  const language = useLanguage()
  const [kept] = useState(keptNow)
  const form = useContractForm<Entries>({
    schema,
    defaultValues: {
      account: '',
      // Of the authorised identity that waits to be bound; the server knows none.
      email_address: (kept === undefined ? null : pendingTicket.read()?.suggested?.email_address) ?? '',
      country: homeCountry[language],
      referrer_id: undefined,
      regional_code: undefined,
      dealer_code: undefined,
      agreement: false,
      ...kept?.entries,
      // Who was taken out does not come back, but by another link.
      ...(source_member !== undefined && kept?.named !== source_member && { referrer_id: source_member }),
      password: '',
      password_again: '',
      captcha: null,
    },
    words: {
      account: say('wrong_account'),
      email_address: say('wrong_email'),
      referrer_id: say('wrong_referrer'),
      regional_code: say('wrong_agent_code'),
      dealer_code: say('wrong_agent_code'),
      captcha: usePhrases('code')('six_digits'),
    },
    check: ({ password, password_again, agreement }) => ({
      ...(password !== password_again && { password_again: say('differ') }),
      ...(!agreement && { agreement: say('agreement_needed') }),
    }),
  })
  const { start, begin } = useBegin(form)
  const sayRefused = useEffectEvent(() => {
    if (kept?.refused) form.setError(kept.refused.field, { message: kept.refused.message }, { shouldFocus: true })
  })
  useEffect(() => sayRefused(), [])
  const submit = form.handleSubmit((entries) => begin(entries))
  const { errors } = form.formState
  const ofCaptcha = start.error?.reason?.startsWith('code.captcha_')
  const isAsked = start.error?.reason === 'identity.unknown_introducer'
  return (
    <Form onSubmit={submit} onChange={clearFailures(start)} className="space-y-3 px-3 pt-4 pb-8">
      {kept?.entries?.account && <p className="rounded-12 bg-warning-soft px-4 py-3 text-14 text-warning">{say('passwords_gone')}</p>}
      <AccountFields form={form} />
      <Card>
        <h2 className="mb-3 text-16 font-semibold">{say('section_check')}</h2>
        <Controller
          name="captcha"
          control={form.control}
          render={({ field, fieldState }) => (
            <CaptchaOfForm field={field} error={fieldState.error?.message} failure={start.error} isReady={kept !== undefined} />
          )}
        />
      </Card>
      <IntroducerFields form={form} />
      <div className="px-1">
        <AgreementField field={form.register('agreement')} error={errors.agreement?.message} />
      </div>
      <FormAlert>{start.isError && !ofCaptcha && !isAsked && Object.keys(errors).length === 0 && start.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={start.isPending}>
        {say('next')}
      </Button>
      {kept !== undefined && <KeepEntries control={form.control} named={source_member ?? kept?.named} />}
    </Form>
  )
}

/** Keeps what is typed in this tab, all but the passwords: it is there again after a reload. A code that was sent is given up with a change. */
function KeepEntries({ control, named }: { control: Control<Entries>; named: number | undefined }) {
  const entries = useWatch({ control }) as Entries
  useEffect(() => {
    const next = keptOf(entries)
    if (JSON.stringify(next) !== JSON.stringify(registering.read()?.entries)) registering.write({ entries: next, named })
  }, [entries, named])
  return null
}
