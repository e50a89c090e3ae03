import { Mobile } from '@longmall/contract/code.ts'
import { PromoteCode } from '@longmall/contract/distribution-shapes.ts'
import { OptionalText, Text } from '@longmall/contract/fields.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Textarea } from '@longmall/ui/form/textarea.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { DistributorStatus } from './application-result.tsx'

const maxNote = 500
const schema = z.object({ name: Text(50), mobile: Mobile, note: OptionalText(maxNote), promote_code: OptionalText(8) })
type Values = { name: string; mobile: string; note: string; promote_code: string }

/** Name, mobile, a note and the inviter's code; what was sent before stands in it. */
export function ApplyForm({ status: { application, bound_to, needs_review } }: { status: DistributorStatus }) {
  const t = useTranslations('distribution')
  const client = useQueryClient()
  const [refused, setRefused] = useState<string>()
  const form = useContractForm<Values>({
    schema,
    defaultValues: { name: application?.name ?? '', mobile: application?.mobile ?? '', note: application?.note ?? '', promote_code: '' },
    messages: { mobile: t('wrong_mobile') },
    check: ({ promote_code }) =>
      promote_code !== '' && !z.safeParse(PromoteCode, promote_code).success ? { promote_code: t('code_form') } : {},
  })
  const { errors } = form.formState
  const note = useWatch({ control: form.control, name: 'note' })
  const bind = useMutation(mutation('distribution/bind', { quiet: true }))
  const apply = useMutation({
    ...mutation('distribution/apply', { quiet: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['distribution'] }),
  })
  const send = (entries: Omit<Values, 'promote_code'>) =>
    apply.mutate(entries, {
      onError: (failure) => {
        if (!form.showFailure(failure)) setRefused(failure.message)
        // The condition or the state changed meanwhile.
        if (failure.reason?.startsWith('distribution.')) void client.invalidateQueries({ queryKey: ['distribution', 'status'] })
      },
    })
  const submit = form.handleSubmit(({ promote_code, ...entries }) => {
    setRefused(undefined)
    if (promote_code === '') return send(entries)
    // An application does not fail because of a code; here its author can still correct it.
    bind.mutate(
      { promote_code, way: 'code' },
      {
        onSuccess: () => send(entries),
        onError: ({ message }) => form.setError('promote_code', { message }, { shouldFocus: true }),
      },
    )
  })
  return (
    <Form onSubmit={submit}>
      <Card className="space-y-4">
        {bound_to && <p className="rounded-8 bg-brand-soft px-3 py-2 text-14 text-brand-ink">{t('invited_by', { name: bound_to })}</p>}
        <Input label={t('name')} required autoComplete="name" maxLength={50} error={errors.name?.message} {...form.register('name')} />
        <Input
          label={t('mobile')}
          required
          type="tel"
          autoComplete="tel"
          maxLength={20}
          error={errors.mobile?.message}
          {...form.register('mobile')}
        />
        <Textarea
          label={t('note')}
          rows={3}
          maxLength={maxNote}
          count={note.length}
          error={errors.note?.message}
          {...form.register('note')}
        />
        {!bound_to && (
          <Input
            label={t('code_optional')}
            hint={t('code_hint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={8}
            className="figures uppercase"
            error={errors.promote_code?.message}
            {...form.register('promote_code', { setValueAs: (text: string) => text.trim() })}
          />
        )}
        <p role="alert" className="text-14 text-danger empty:hidden">
          {refused}
        </p>
        <Button type="submit" size="large" block busy={bind.isPending || apply.isPending}>
          {t('submit')}
        </Button>
        <p className="text-center text-12 text-quiet">{t(needs_review ? 'review_note' : 'no_review_note')}</p>
      </Card>
    </Form>
  )
}
