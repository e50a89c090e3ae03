import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { usePhrases } from '../phrases.tsx'
import { type Fault, faultOf } from './fault-of.ts'

export interface ContractFormOptions<Values extends FieldValues> {
  /** The input schema of the operation, or one made from its fields: it has each field of the form, so that one renamed in the contract does not compile. */
  schema: z.ZodMiniType<{ [Name in keyof Values]: unknown }>
  defaultValues: DefaultValues<Values>
  /** Words for a field whose form is wrong, where "wrong form" would say too little. */
  words?: Partial<Record<keyof Values & string, string>>
  /** Rules over several fields, such as two entries that must match: field → words. */
  check?: (values: Values) => Partial<Record<keyof Values & string, string>>
}

/**
 * A form judged by the contract's own schema: as one types after the first try, and again by the server, whose words for
 * wrong fields land on the fields through `showFailure`. A screen that uses it lists the phrases of `form`.
 */
export function useContractForm<Values extends FieldValues>({ schema, defaultValues, words, check }: ContractFormOptions<Values>) {
  const say = usePhrases('form')
  const wordsOf = (name: string, { key, params }: Fault) => (key === 'wrong_form' && words?.[name]) || say(key, params as never)
  const resolver: Resolver<Values> = (values) => {
    const parsed = z.safeParse(schema, values)
    const found: Record<string, string | undefined> = { ...check?.(values) }
    for (const issue of parsed.error?.issues ?? []) {
      const name = String(issue.path[0])
      found[name] = wordsOf(name, faultOf(issue, values[name]))
    }
    const errors = Object.entries(found).flatMap(([name, message]) => (message ? [[name, { type: 'contract', message }]] : []))
    if (errors.length) return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
    return { values: values, errors: {} }
  }
  const form = useForm<Values>({ resolver, defaultValues, mode: 'onTouched' })
  /** Puts the server's words on its fields; true when it named any. */
  const showFailure = (failure: CallFailure) => {
    const named = Object.entries(failure.fields).filter(([name]) => name in form.getValues())
    for (const [name, message] of named) form.setError(name as Path<Values>, { message }, { shouldFocus: true })
    return named.length > 0
  }
  return { ...form, showFailure }
}
