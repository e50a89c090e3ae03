import { Alert, Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { languageOptions, useWords } from '../language.tsx'
import type { AnyField, Values } from './field.ts'
import { valueAt } from '@longmall/web/errors/path.ts'
import { type LocatedError, locateErrors } from '@longmall/web/errors/locate-errors.ts'

/** Finds the fields of a refusal, by their labels in the operator's language. */
export function useLocateErrors() {
  const say = useWords()
  return (fields: readonly AnyField[], failure: CallFailure | null, input: Values): LocatedError[] =>
    locateErrors(fields, failure?.fields ?? {}, input, {
      row: (place) => say('row', { place }),
      language: (name) => languageOptions.find(({ value }) => value === name)?.label,
    })
}

export interface RefusalAlertProps {
  form: FormInstance<Values>
  failure: CallFailure
  errors: readonly LocatedError[]
  /** What was sent and refused. */
  refused: Values
  /** What would be sent now. */
  sent: () => Values
  /** Called when nothing that was refused stands in the form any more. */
  onMended: () => void
  /** More than words about the refusal, such as a link to what is in the way. */
  explain?: ReactNode
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * What the server refused of a form: each error on its field, and those inside lists named here as well. An error goes as soon as
 * the value that it is about is another; a refusal that names no field of the form goes with the next change.
 */
export function RefusalAlert({ form, failure, errors, refused, sent, onMended, explain }: RefusalAlertProps) {
  const say = useWords()
  const values = Form.useWatch([], { form, preserve: true }) as Values | undefined
  const [first, remember] = useState({ failure, values: form.getFieldsValue(true) as Values })
  if (first.failure !== failure) remember({ failure, values: form.getFieldsValue(true) as Values })
  const now = values === undefined ? refused : sent()
  const isMended = ({ path, sent: at }: LocatedError) => {
    const before = valueAt(refused, at)
    if (path.length > 0 && before === undefined)
      return !same(valueAt(first.values, path), valueAt(values ?? first.values, path)) || valueAt(now, at) !== undefined
    return path.length > 0 ? !same(before, valueAt(now, at)) : !same(refused, now)
  }
  const open = errors.filter((error) => !isMended(error))
  const isOver = errors.length > 0 ? open.length === 0 : !same(refused, now)
  useMarks(form, open)
  useEffect(() => {
    if (isOver) onMended()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is over
  }, [isOver])
  const listed = open.filter(({ path, within }) => path.length !== 1 || within !== '')
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBottom: 16 }}
      title={failure.message || say('unreachable')}
      description={
        explain ?? (listed.length > 0 ? listed.map((error) => <div key={error.sent.join('.')}>{wordsOf(error)}</div>) : undefined)
      }
    />
  )
}

const wordsOf = ({ place, words }: LocatedError) => (place ? `${place}: ${words}` : words)

/** Puts errors on their fields, and takes away those that no longer hold; what a field found itself stays. */
function useMarks(form: FormInstance<Values>, open: readonly LocatedError[]) {
  const marked = useRef(new Map<string, string[]>())
  const key = JSON.stringify(open)
  useEffect(() => {
    const wanted = new Map<string, string[]>()
    for (const { path, within, words } of open) {
      if (path.length === 0) continue
      const name = JSON.stringify(path)
      wanted.set(name, [...(wanted.get(name) ?? []), within ? `${within}: ${words}` : words])
    }
    for (const [name, before] of marked.current) {
      const path = JSON.parse(name) as (string | number)[]
      if (!wanted.has(name) && same(form.getFieldError(path), before)) form.setFields([{ name: path, errors: [] }])
    }
    for (const [name, words] of wanted)
      if (!same(marked.current.get(name), words)) form.setFields([{ name: JSON.parse(name), errors: words }])
    marked.current = wanted
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is what is open
  }, [form, key])
  useEffect(
    () => () => {
      for (const [name, before] of marked.current) {
        const path = JSON.parse(name) as (string | number)[]
        if (same(form.getFieldError(path), before)) form.setFields([{ name: path, errors: [] }])
      }
      marked.current = new Map()
    },
    [form],
  )
}
