import { Alert, Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { languageOptions, useTranslations } from '../language.tsx'
import type { AnyField, Values } from './field.ts'
import { valueAt } from '@longmall/web/errors/path.ts'
import { type LocatedError, locateErrors } from '@longmall/web/errors/locate-errors.ts'

/** Finds the fields of a refusal, by their labels in the operator's language. */
export function useLocateErrors() {
  const t = useTranslations()
  return (fields: readonly AnyField[], failure: Pick<CallFailure, 'fields'> | null, input: Values): LocatedError[] =>
    locateErrors(fields, failure?.fields ?? {}, input, {
      row: (place) => t('row', { number: place }),
      language: (name) => languageOptions.find(({ value }) => value === name)?.label,
    })
}

export interface RefusalAlertProps {
  form: FormInstance<Values>
  failure: CallFailure
  errors: readonly LocatedError[]
  /** What was sent and refused. */
  refusedInput: Values
  /** What would be sent now. */
  currentInput: () => Values
  /** Called when no refused value is left in the form. */
  onResolved: () => void
  /** Additional content of the refusal, such as a link to its cause. */
  explain?: ReactNode
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * A refusal of the server: each error at its field, and those inside lists listed here as well. An error is resolved as soon as
 * its value changes; a refusal without fields of the form by the next change.
 */
export function RefusalAlert({ form, failure, errors, refusedInput, currentInput, onResolved, explain }: RefusalAlertProps) {
  const t = useTranslations()
  const values = Form.useWatch([], { form, preserve: true }) as Values | undefined
  const [first, remember] = useState({ failure, values: form.getFieldsValue(true) as Values })
  if (first.failure !== failure) remember({ failure, values: form.getFieldsValue(true) as Values })
  const now = values === undefined ? refusedInput : currentInput()
  const isResolved = ({ path, sent }: LocatedError) => {
    const before = valueAt(refusedInput, sent)
    if (path.length > 0 && before === undefined)
      return !same(valueAt(first.values, path), valueAt(values ?? first.values, path)) || valueAt(now, sent) !== undefined
    return path.length > 0 ? !same(before, valueAt(now, sent)) : !same(refusedInput, now)
  }
  const open = errors.filter((error) => !isResolved(error))
  const isOver = errors.length > 0 ? open.length === 0 : !same(refusedInput, now)
  useFieldErrors(form, open)
  useEffect(() => {
    if (isOver) onResolved()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is over
  }, [isOver])
  const listed = open.filter(({ path, within }) => path.length !== 1 || within !== '')
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBottom: 16 }}
      title={failure.message || t('unreachable')}
      description={
        explain ?? (listed.length > 0 ? listed.map((error) => <div key={error.sent.join('.')}>{errorText(error)}</div>) : undefined)
      }
    />
  )
}

const errorText = ({ location, message }: LocatedError) => (location ? `${location}: ${message}` : message)

/** Sets errors on their fields, and removes resolved ones; errors of the fields' own rules remain. */
function useFieldErrors(form: FormInstance<Values>, open: readonly LocatedError[]) {
  const shownErrors = useRef(new Map<string, string[]>())
  const key = JSON.stringify(open)
  useEffect(() => {
    const nextErrors = new Map<string, string[]>()
    for (const { path, within, message } of open) {
      if (path.length === 0) continue
      const name = JSON.stringify(path)
      nextErrors.set(name, [...(nextErrors.get(name) ?? []), within ? `${within}: ${message}` : message])
    }
    for (const [name, before] of shownErrors.current) {
      const path = JSON.parse(name) as (string | number)[]
      if (!nextErrors.has(name) && same(form.getFieldError(path), before)) form.setFields([{ name: path, errors: [] }])
    }
    for (const [name, messages] of nextErrors)
      if (!same(shownErrors.current.get(name), messages)) form.setFields([{ name: JSON.parse(name), errors: messages }])
    shownErrors.current = nextErrors
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is what is open
  }, [form, key])
  useEffect(
    () => () => {
      for (const [name, before] of shownErrors.current) {
        const path = JSON.parse(name) as (string | number)[]
        if (same(form.getFieldError(path), before)) form.setFields([{ name: path, errors: [] }])
      }
      shownErrors.current = new Map()
    },
    [form],
  )
}
