import { Day } from '@longmall/contract/fields.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { mutation } from '@longmall/web/call/query.ts'
import { dayIn, readerZone } from '@longmall/web/time/calendar.ts'
import { useContractForm } from '../../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../../shell/translations.tsx'
import type { EditProps } from '../edit-screen.tsx'
import { useSaved } from '../use-save-profile.ts'

const first = '1900-01-01'
/** Today in the member's own zone, `2026-11-21`. */
const today = () => dayIn(readerZone(), Date.now())

export function BirthdayEdit({ profile }: EditProps) {
  const t = useTranslations('member')
  const saved = useSaved()
  const form = useContractForm<{ birthday: string }>({
    schema: z.object({ birthday: Day }),
    defaultValues: { birthday: profile.birthday ?? '' },
    messages: { birthday: t('birthday_wrong') },
    check: ({ birthday }) =>
      birthday > today() ? { birthday: t('birthday_future') } : birthday && birthday < first ? { birthday: t('birthday_wrong') } : {},
  })
  const save = useMutation({
    ...mutation('member/change_profile', { quiet: true }),
    onSuccess: saved,
    onError: (failure) => form.setError('birthday', { message: failure.fields.birthday ?? failure.message }, { shouldFocus: true }),
  })
  const submit = form.handleSubmit((entries) => save.mutate(entries))
  return (
    <Form onSubmit={submit} className="space-y-4 p-3">
      <Card>
        <Input
          type="date"
          label={t('field_birthday')}
          hint={t('hint_birthday')}
          required
          min={first}
          max={today()}
          autoComplete="bday"
          error={form.formState.errors.birthday?.message}
          {...form.register('birthday')}
        />
      </Card>
      <Button type="submit" size="large" block busy={save.isPending}>
        {t('save')}
      </Button>
    </Form>
  )
}
