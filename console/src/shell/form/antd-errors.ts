import type { CallFailure } from '@longmall/web/call/call-failure.ts'

/** What a refusal says of the fields of a plain form, for `form.setFields`. */
export const antdErrors = <Values>({ fields }: CallFailure): { name: keyof Values & string; errors: string[] }[] =>
  Object.entries(fields).map(([name, sentence]) => ({ name: name as keyof Values & string, errors: [sentence] }))
