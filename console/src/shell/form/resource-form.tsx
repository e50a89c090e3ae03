import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { useMutation } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { App, Button, Flex, Form } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { type CommandPath, mutation } from '@longmall/web/call/query.ts'
import { queryClient } from '../call/query-client.ts'
import { useTranslations } from '../language.tsx'
import { useConfirmLeave } from './confirm-leave.ts'
import { MarkDirty } from './dirty.ts'
import type { Field, Values } from './field.ts'
import { FormErrors } from './form-errors.ts'
import { FormFields } from './form-fields.tsx'
import { type Difference, mergeValues, toSubmittedValues } from './form-values.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { RefusalAlert, useLocateErrors } from './refusal-alert.tsx'

export interface ResourceFormProps<Path extends CommandPath> {
  /** The command that saves. */
  command: Path
  fields: readonly Field<Path>[]
  /** Initial values of the fields, from the server. */
  initial?: Values
  /** Sent beside the fields and not shown: the id, the version. */
  fixed?: Values
  /** Refetches the record after a stale edit, with editable and read-only fields. Without it a stale edit is only reported. */
  fresh?: () => Promise<{ initial: Values; fixed: Values }>
  /** The final transformation of the input. */
  shape?: (values: Values) => Values
  saveLabel?: string
  /** The message when it is done, where nothing was saved; by default the usual one. */
  doneLabel?: string | ((answer: OutputOf<Api[Path]>) => string | undefined)
  onSaved?: (answer: OutputOf<Api[Path]>) => void
  onCancel?: () => void
  /** Called when the form becomes dirty, and when it no longer is. */
  onDirty?: (isDirty: boolean) => void
  /** After a save the form is reset once the saved record is loaded, and accepts no input before that. */
  isReloadedOnSave?: boolean
  /** Additional content of a refusal, such as a link to its cause. */
  explain?: (failure: CallFailure) => ReactNode
  /** The field that a refusal without field errors is about, by its reason. */
  refusedFields?: Partial<Record<RefusalCode, string>>
  /** Sets the fields of a long form in sections: `show` draws those of these names. */
  layout?: (show: (...names: string[]) => ReactNode) => ReactNode
  /** Below the fields. */
  children?: ReactNode
}

interface Stale {
  initial: Values
  fixed: Values
  merged: Values
  differences: Difference[]
}

/**
 * A form of a command: validation errors are shown at their fields, leaving with unsaved input needs confirmation, and of two
 * operators who change the same record the second one merges (a refusal `*.changed` or `*_changed`). While it is saved it is
 * disabled: a drawer closes with the response, an editor continues from it.
 */
export function ResourceForm<Path extends CommandPath>(props: ResourceFormProps<Path>) {
  const { command, fields, shape = (values) => values, saveLabel, doneLabel, onSaved, onCancel, explain, layout, children } = props
  const { onDirty, isReloadedOnSave = false } = props
  const t = useTranslations()
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const [start, setStart] = useState({ initial: props.initial ?? {}, fixed: props.fixed ?? {} })
  const [stale, setStale] = useState<Stale | null>(null)
  const isDirty = useRef(false)
  const mark = (next: boolean) => {
    if (next !== isDirty.current) onDirty?.(next)
    isDirty.current = next
  }
  const end = useEffectEvent(() => mark(false))
  useEffect(() => () => end(), [])
  const saving = useMutation({
    ...mutation(command),
    onSuccess: () => {
      const loaded = queryClient.invalidateQueries()
      return isReloadedOnSave ? loaded : undefined
    },
  })
  useLeaveGuard(isDirty)
  const locate = useLocateErrors()
  const fieldErrorsOf = (failure: CallFailure | null) => {
    const field = failure?.reason && props.refusedFields?.[failure.reason]
    return failure && field ? { fields: { [field]: failure.message } } : failure
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  const errors = useMemo(() => locate(fields, fieldErrorsOf(saving.error), (saving.variables ?? {}) as Values), [saving.error])
  const sent = () => ({ ...start.fixed, ...shape(toSubmittedValues(fields, form.getFieldsValue(true) as Values)) })
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (saving.isPending) return
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  }, [saving.isPending])
  // As soon as the fields accept input again.
  useEffect(() => {
    if (errors[0]?.path.length) form.scrollToField(errors[0].path, { block: 'center', focus: true })
  }, [form, errors])

  const showFailure = async (failure: CallFailure) => {
    if (!/[._]changed$/.test(failure.reason ?? '') || !props.fresh) return
    const theirs = await props.fresh()
    setStale({ ...theirs, ...mergeValues(fields, start.initial, form.getFieldsValue(true) as Values, theirs.initial) })
  }
  const save = () => {
    // Disabled fields lose the focus.
    focused.current = document.activeElement
    // A refetch before `onDone` would restart the form, and `onDone` would not be called.
    if (isReloadedOnSave) mark(true)
    saving.mutate(sent() as InputOf<Api[Path]>, {
      onError: (failure) => void showFailure(failure),
      onSuccess: (answer) => {
        mark(false)
        void message.success((typeof doneLabel === 'function' ? doneLabel(answer) : doneLabel) ?? t('saved'))
        onSaved?.(answer)
      },
    })
  }
  const merge = (chosen: Values) => {
    if (!stale) return
    setStart({ initial: stale.initial, fixed: stale.fixed })
    form.setFieldsValue({ ...stale.merged, ...chosen })
    setStale(null)
    saving.reset()
  }
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={start.initial}
      style={{ maxWidth: 860 }}
      scrollToFirstError={{ block: 'center', focus: true }}
      onValuesChange={() => mark(true)}
      onFinish={save}
    >
      <div inert={saving.isPending}>
        <MarkDirty value={() => mark(true)}>
          <FormErrors value={errors}>
            {layout ? (
              layout((...names) => <FormFields fields={fields.filter(({ name }) => names.includes(name))} />)
            ) : (
              <FormFields fields={fields} />
            )}
          </FormErrors>
        </MarkDirty>
        {children}
      </div>
      {saving.error && (
        <RefusalAlert
          form={form}
          failure={saving.error}
          errors={errors}
          refusedInput={saving.variables as Values}
          currentInput={sent}
          onResolved={saving.reset}
          explain={explain?.(saving.error)}
        />
      )}
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" loading={saving.isPending}>
          {saveLabel ?? t('save')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </Flex>
      {stale && <MergeDialog differences={stale.differences} onChosen={merge} onCancel={() => setStale(null)} />}
    </Form>
  )
}

/** The record of an address: its path and the ids in it. A tab or a filter of the same record may change without confirmation. */
const subjectOf = ({ pathname, search }: { pathname: string; search: object }) =>
  JSON.stringify([pathname, ...Object.entries(search).filter(([name]) => name.endsWith('_id'))])

function useLeaveGuard(isDirty: { current: boolean }) {
  const confirmLeave = useConfirmLeave()
  useBlocker({
    enableBeforeUnload: () => isDirty.current,
    shouldBlockFn: async ({ current, next }) => isDirty.current && subjectOf(current) !== subjectOf(next) && !(await confirmLeave()),
  })
}
