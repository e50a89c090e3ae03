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
import { usePhrases } from '../../../shell/phrases.tsx'
import type { EditProps } from '../edit-screen.tsx'
import { useSaved } from '../use-save-profile.ts'

const first = '1900-01-01'
/** Today in the member's own zone, `2026-11-21`. */
const today = () => dayIn(readerZone(), Date.now())

export function BirthdayEdit({ profile }: EditProps) {
  const say = usePhrases('member')
  const saved = useSaved()
  const form = useContractForm<{ birthday: string }>({
    schema: z.object({ birthday: Day }),
    defaultValues: { birthday: profile.birthday ?? '' },
    words: { birthday: say('birthday_wrong') },
    check: ({ birthday }) =>
      birthday > today() ? { birthday: say('birthday_future') } : birthday && birthday < first ? { birthday: say('birthday_wrong') } : {},
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
          label={say('field_birthday')}
          hint={say('hint_birthday')}
          required
          min={first}
          max={today()}
          autoComplete="bday"
          error={form.formState.errors.birthday?.message}
          {...form.register('birthday')}
        />
      </Card>
      <Button type="submit" size="large" block busy={save.isPending}>
        {say('save')}
      </Button>
    </Form>
  )
}
