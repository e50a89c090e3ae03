import { Registration } from '@longmall/contract/identity.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Control, Controller, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { CaptchaOfForm } from '../captcha-of-form.tsx'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'
import { pendingTicket } from '../ticket.ts'
import { AccountFields } from './account-fields.tsx'
import { AgreementField } from './agreement-field.tsx'
import { IntroducerFields } from './introducer-fields.tsx'
import { type FormValues, storableEntries, type RegistrationFlow, registrationFlow } from './registration-flow.ts'
import { useStartRegistration } from './use-start-registration.ts'

const homeCountry = { 'en-us': 'OTHER', 'zh-cn': 'CN', 'ko-kr': 'KR', 'ja-jp': 'OTHER', 'ms-my': 'MY' } as const
const schema = z.object({ ...Registration.shape, agreement: z.boolean() })

interface RegisterFormProps {
  /** The values stored in this tab; undefined while the page hydrates, when nothing is saved either. */
  flow: RegistrationFlow | null | undefined
  source_member: number | undefined
}

/** Every field of a registration, validated as one types and again by the server (IDN-01). */
export function RegisterForm({ flow: currentFlow, source_member }: RegisterFormProps) {
  const t = useTranslations('identity')
  const language = useLanguage()
  const [flow] = useState(currentFlow)
  const form = useContractForm<FormValues>({
    schema,
    defaultValues: {
      account: '',
      // Suggested by the authorised identity that is to be bound; unavailable on the server.
      email_address: (flow === undefined ? null : pendingTicket.read()?.suggested?.email_address) ?? '',
      country: homeCountry[language],
      referrer_id: undefined,
      regional_code: undefined,
      dealer_code: undefined,
      agreement: false,
      ...flow?.entries,
      // A referrer whom the visitor removed is set again only by another link.
      ...(source_member !== undefined && flow?.named !== source_member && { referrer_id: source_member }),
      password: '',
      password_again: '',
      captcha: null,
    },
    messages: {
      account: t('wrong_account'),
      email_address: t('wrong_email'),
      referrer_id: t('wrong_referrer'),
      regional_code: t('wrong_agent_code'),
      dealer_code: t('wrong_agent_code'),
      captcha: useTranslations('code')('six_digits'),
    },
    check: ({ password, password_again, agreement }) => ({
      ...(password !== password_again && { password_again: t('passwords_differ') }),
      ...(!agreement && { agreement: t('agreement_needed') }),
    }),
  })
  const { start, begin } = useStartRegistration(form)
  const showRefused = useEffectEvent(() => {
    if (flow?.refused) form.setError(flow.refused.field, { message: flow.refused.message }, { shouldFocus: true })
  })
  useEffect(() => showRefused(), [])
  const submit = form.handleSubmit((entries) => begin(entries))
  const { errors } = form.formState
  const ofCaptcha = start.error?.reason?.startsWith('code.captcha_')
  const needsConfirmation = start.error?.reason === 'identity.unknown_referrer'
  return (
    <Form onSubmit={submit} onChange={clearFailures(start)} className="space-y-3 px-3 pt-4 pb-8">
      {flow?.entries?.account && <p className="rounded-12 bg-warning-soft px-4 py-3 text-14 text-warning">{t('passwords_not_saved')}</p>}
      <AccountFields form={form} />
      <Card>
        <h2 className="mb-3 text-16 font-semibold">{t('section_check')}</h2>
        <Controller
          name="captcha"
          control={form.control}
          render={({ field, fieldState }) => (
            <CaptchaOfForm field={field} error={fieldState.error?.message} failure={start.error} isReady={flow !== undefined} />
          )}
        />
      </Card>
      <IntroducerFields form={form} />
      <div className="px-1">
        <AgreementField field={form.register('agreement')} error={errors.agreement?.message} />
      </div>
      <FormAlert>{start.isError && !ofCaptcha && !needsConfirmation && Object.keys(errors).length === 0 && start.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={start.isPending}>
        {t('next')}
      </Button>
      {flow !== undefined && <StoreEntries control={form.control} named={source_member ?? flow?.named} />}
    </Form>
  )
}

/** Stores the input, except passwords, in this tab so that it survives a reload. A change discards a code that was sent. */
function StoreEntries({ control, named }: { control: Control<FormValues>; named: number | undefined }) {
  const entries = useWatch({ control }) as FormValues
  useEffect(() => {
    const next = storableEntries(entries)
    if (JSON.stringify(next) !== JSON.stringify(registrationFlow.read()?.entries)) registrationFlow.write({ entries: next, named })
  }, [entries, named])
  return null
}
