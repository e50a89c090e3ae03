import { CodeDigits, type CodeSent } from '@longmall/contract/code.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { CodeField } from '../../code/code-field.tsx'
import { mutation, query } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { FormAlert } from '../form-alert.tsx'
import { BlockerList } from './blocker-list.tsx'

const consequences = ['cancel_login', 'cancel_data', 'cancel_ledger', 'cancel_final'] as const

/** Cancelling an account (IDN-13): its blockers, its consequences, a code, and a final confirmation. */
export function CancelAccountScreen() {
  const t = useTranslations('member')
  const blockers = useQuery({ ...query('identity/cancel_blockers', {}), staleTime: 0 })
  return (
    <>
      <PageHeader title={t('cancel_account')} fallback="/v2/member/info/info" />
      {blockers.isPending && <RowSkeletons />}
      {blockers.isError && !blockers.data && <ErrorState busy={blockers.isFetching} onRetry={() => void blockers.refetch()} />}
      {blockers.data && (
        <div className="space-y-4 p-3 pb-8">
          <Consequences />
          {blockers.data.list.length > 0 ? (
            <BlockerList blockers={blockers.data.list} />
          ) : (
            <CancelForm onRefused={() => void blockers.refetch()} />
          )}
        </div>
      )}
    </>
  )
}

function Consequences() {
  const t = useTranslations('member')
  return (
    <Card>
      <h2 className="flex items-center gap-2 text-16 font-semibold text-strong">
        <CircleAlert size={20} aria-hidden className="shrink-0 text-warning" />
        {t('cancel_consequences')}
      </h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-14 text-body">
        {consequences.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Card>
  )
}

function CancelForm({ onRefused }: { onRefused: () => void }) {
  const t = useTranslations('member')
  const go = useGo()
  const [sent, setSent] = useState<CodeSent | null>(null)
  const form = useContractForm<{ code: string }>({
    schema: z.object({ code: CodeDigits }),
    defaultValues: { code: '' },
    messages: { code: useTranslations('code')('six_digits') },
  })
  const refuse = (failure: CallFailure) => {
    if (failure.reason?.startsWith('code.')) form.setError('code', { message: failure.message }, { shouldFocus: true })
    if (failure.reason === 'identity.closure_blocked') onRefused()
  }
  const send = useMutation({ ...mutation('identity/send_cancel_code', { quiet: true }), onSuccess: setSent, onError: refuse })
  const cancel = useMutation({
    ...mutation('identity/cancel_account', { quiet: true }),
    onSuccess: async () => {
      await storefront().logOut()
      await go('/v2/account_cancelled', {}, { replace: true })
    },
    onError: refuse,
  })
  const submit = form.handleSubmit(async ({ code }) => {
    const isSure = await confirm({
      title: t('cancel_question'),
      text: t('cancel_final'),
      confirmLabel: t('cancel_confirm'),
      danger: true,
    })
    if (isSure) cancel.mutate({ code })
  })
  const failure = cancel.error ?? send.error
  return (
    <Form onSubmit={submit} className="space-y-4">
      <p className="flex items-center gap-2 px-1 text-14 text-body">
        <CircleCheck size={18} aria-hidden className="shrink-0 text-success" />
        {t('cancel_possible')}
      </p>
      <Card>
        <Controller
          name="code"
          control={form.control}
          render={({ field, fieldState }) => (
            <CodeField {...field} error={fieldState.error?.message} sent={sent} sending={send.isPending} onSend={() => send.mutate({})} />
          )}
        />
      </Card>
      <FormAlert>{Object.keys(form.formState.errors).length === 0 && failure?.message}</FormAlert>
      <Button type="submit" look="danger" size="large" block busy={cancel.isPending} disabled={!sent}>
        {t('cancel_confirm')}
      </Button>
    </Form>
  )
}
