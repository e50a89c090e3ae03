import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../translations.tsx'
import { type ValidationError, validationErrorOf } from './validation-error.ts'

export interface ContractFormOptions<Values extends FieldValues> {
  /** The input schema of the operation, or one made from its fields: it has each field of the form, so that one renamed in the contract does not compile. */
  schema: z.ZodMiniType<{ [Name in keyof Values]: unknown }>
  defaultValues: DefaultValues<Values>
  /** Messages for a field with an invalid format, where the default is too general. */
  messages?: Partial<Record<keyof Values & string, string>>
  /** Rules over several fields, such as two entries that must match: field → message. */
  check?: (values: Values) => Partial<Record<keyof Values & string, string>>
}

/**
 * A form validated by the contract's own schema: on change after the first submit, and again by the server, whose messages for
 * wrong fields land on the fields through `showFailure`. A screen that uses it loads the translations of `form`.
 */
export function useContractForm<Values extends FieldValues>({ schema, defaultValues, messages, check }: ContractFormOptions<Values>) {
  const t = useTranslations('form')
  const messageOf = (name: string, { key, params }: ValidationError) =>
    (key === 'wrong_form' && messages?.[name]) || t(key, params as never)
  const resolver: Resolver<Values> = (values) => {
    const parsed = z.safeParse(schema, values)
    const found: Record<string, string | undefined> = { ...check?.(values) }
    for (const issue of parsed.error?.issues ?? []) {
      const name = String(issue.path[0])
      found[name] = messageOf(name, validationErrorOf(issue, values[name]))
    }
    const errors = Object.entries(found).flatMap(([name, message]) => (message ? [[name, { type: 'contract', message }]] : []))
    if (errors.length) return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
    return { values, errors: {} }
  }
  const form = useForm<Values>({ resolver, defaultValues, mode: 'onTouched' })
  /** Sets the server's messages on its fields; true when it named any. */
  const showFailure = (failure: CallFailure) => {
    const named = Object.entries(failure.fields).filter(([name]) => name in form.getValues())
    for (const [name, message] of named) form.setError(name as Path<Values>, { message }, { shouldFocus: true })
    return named.length > 0
  }
  return { ...form, showFailure }
}
