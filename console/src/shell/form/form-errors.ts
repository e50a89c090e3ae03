import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { createContext } from 'react'
import type { LocatedError } from '@longmall/web/errors/locate-errors.ts'

/** Errors of the last save: for fields that a form does not show all at once. */
export const FormErrors = createContext<readonly LocatedError[]>([])

/** The field errors of a refusal of a plain form, for `form.setFields`. */
export const antdErrors = <Values>({ fields }: CallFailure): { name: keyof Values & string; errors: string[] }[] =>
  Object.entries(fields).map(([name, sentence]) => ({ name: name as keyof Values & string, errors: [sentence] }))
