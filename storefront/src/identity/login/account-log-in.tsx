import { Secret, Text } from '@longmall/contract/fields.ts'
import type { Session } from '@longmall/contract/identity.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { mutation } from '@longmall/web/call/query.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'
import { readLogInSearch } from '../read-log-in-search.ts'
import { recoveryFlow } from '../recovery/recovery-flow.ts'
import { pendingTicket, ticketField } from '../ticket.ts'

const schema = z.object({ account: Text(254), password: Secret(1, 64) })
type FormValues = z.output<typeof schema>

interface AccountLogInProps {
  /** What the fields begin with, such as an account of the demo store. */
  start: FormValues | null
  onSession: (session: Session) => Promise<void>
}

/** Log-in by account name or e-mail and password (IDN-04); a wrong one shows the attempts left, and a lock its duration (IDN-05). */
export function AccountLogIn({ start, onSession }: AccountLogInProps) {
  const t = useTranslations('identity')
  const entry = useScreenSearch(readLogInSearch)
  const form = useContractForm<FormValues>({ schema, defaultValues: start ?? { account: '', password: '' } })
  const logIn = useMutation({ ...mutation('identity/log_in', { quiet: true }), onSuccess: onSession })
  const submit = form.handleSubmit((entries) =>
    logIn.mutate(
      { ...entries, ...ticketField() },
      {
        onError: (failure) => {
          if (failure.reason === 'identity.ticket_expired') pendingTicket.clear()
          if (!form.showFailure(failure)) form.setFocus('password', { shouldSelect: true })
        },
      },
    ),
  )
  const { errors } = form.formState
  return (
    <Form onSubmit={submit} onChange={clearFailures(logIn)} className="space-y-4">
      <Input
        label={t('account_or_email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        error={errors.account?.message}
        {...form.register('account')}
      />
      <div>
        <Input
          label={t('password')}
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <p className="mt-1 flex justify-end">
          <Link
            to="/v1/login/findpw/findpw"
            search={{ ...entry }}
            className={`${buttonClass({ look: 'text', size: 'small' })} -mr-3`}
            onClick={() => recoveryFlow.write({ account: form.getValues('account'), channel: 'email' })}
          >
            {t('forgot')}
          </Link>
        </p>
      </div>
      <FormAlert>{logIn.isError && Object.keys(errors).length === 0 && logIn.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={logIn.isPending || logIn.isSuccess}>
        {t('log_in')}
      </Button>
    </Form>
  )
}
