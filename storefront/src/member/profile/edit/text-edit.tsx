import { OptionalText, Text } from '@longmall/contract/fields.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { FormAlert } from '../../../identity/form-alert.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { useContractForm } from '../../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../../shell/translations.tsx'
import type { EditProps } from '../edit-screen.tsx'
import { useSaved } from '../use-save-profile.ts'

const schemas = { nickname: Text(40), real_name: OptionalText(50), region: OptionalText(120) }
type TextField = keyof typeof schemas

interface TextEditProps {
  name: TextField
  value: string
  autoComplete: string
  check?: (text: string) => string | undefined
}

function TextEdit({ name, value, autoComplete, check }: TextEditProps) {
  const t = useTranslations('member')
  const saved = useSaved()
  const form = useContractForm<{ text: string }>({
    schema: z.object({ text: schemas[name] }),
    defaultValues: { text: value },
    check: ({ text }) => {
      const wrong = check?.(text)
      return wrong ? { text: wrong } : {}
    },
  })
  const save = useMutation({
    ...mutation('member/change_profile', { quiet: true }),
    onSuccess: saved,
    onError: (failure) => form.setError('text', { message: failure.fields[name] ?? failure.message }, { shouldFocus: true }),
  })
  const submit = form.handleSubmit(({ text }) => save.mutate({ [name]: text }))
  const error = form.formState.errors.text?.message
  return (
    <Form onSubmit={submit} className="space-y-4 p-3">
      <Card>
        <Input
          label={t(`field_${name}`)}
          hint={t(`hint_${name}`)}
          required={name === 'nickname'}
          autoComplete={autoComplete}
          autoFocus
          error={error}
          {...form.register('text', { setValueAs: (text: string) => text.trim().normalize('NFC') })}
          onClear={() => form.setValue('text', '', { shouldValidate: true })}
        />
      </Card>
      <FormAlert>{save.isError && !error && save.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={save.isPending}>
        {t('save')}
      </Button>
    </Form>
  )
}

export function NicknameEdit({ profile: { nickname } }: EditProps) {
  const t = useTranslations('member')
  const check = (text: string) => (text === nickname ? t('nickname_unchanged') : undefined)
  return <TextEdit name="nickname" value={nickname} autoComplete="nickname" check={check} />
}

export const RealNameEdit = ({ profile }: EditProps) => <TextEdit name="real_name" value={profile.real_name ?? ''} autoComplete="name" />

export const RegionEdit = ({ profile }: EditProps) => <TextEdit name="region" value={profile.region ?? ''} autoComplete="address-level1" />
