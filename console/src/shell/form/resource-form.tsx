import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { useMutation } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { App, Button, Flex, Form } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { type CommandPath, mutation } from '@longmall/web/call/query.ts'
import { queryClient } from '../call/query-client.ts'
import { useWords } from '../language.tsx'
import { useAskLeave } from './ask-leave.ts'
import { MarkDirty } from './dirty.ts'
import type { Field, Values } from './field.ts'
import { FormErrors } from './form-errors.ts'
import { FormFields } from './form-fields.tsx'
import { type Difference, mergeValues, sentValues } from './form-values.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { RefusalAlert, useLocateErrors } from './refusal-alert.tsx'

export interface ResourceFormProps<Path extends CommandPath> {
  /** The command that saves. */
  command: Path
  fields: readonly Field<Path>[]
  /** What the fields begin with, as the server gave it. */
  initial?: Values
  /** What is sent beside the fields and shown nowhere: the id, the version. */
  fixed?: Values
  /** Asks anew for what is edited, after somebody else changed it: the fields and what is fixed. Without it a stale edit is only told. */
  fresh?: () => Promise<{ initial: Values; fixed: Values }>
  /** The last word on what is sent. */
  shape?: (values: Values) => Values
  saveLabel?: string
  /** What is said when it is done, where nothing was saved; nothing for the usual words. */
  doneLabel?: string | ((answer: OutputOf<Api[Path]>) => string | undefined)
  onSaved?: (answer: OutputOf<Api[Path]>) => void
  onCancel?: () => void
  /** Told when something is typed that is not saved, and when it no longer is. */
  onDirty?: (isDirty: boolean) => void
  /** It begins anew as soon as what it saved has been loaded, and takes nothing in before that. */
  isLoadedAnew?: boolean
  /** More than words about a refusal, such as a link to what is in the way. */
  explain?: (failure: CallFailure) => ReactNode
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
 * A form of a command: what the server says of a field lands on it, what was not saved is asked about on leaving, and of
 * two operators who change the same thing the second one merges (a refusal `*.changed` or `*_changed`). While it is saved it takes nothing in:
 * a drawer closes with the answer, an editor goes on from it.
 */
export function ResourceForm<Path extends CommandPath>(props: ResourceFormProps<Path>) {
  const { command, fields, shape = (values) => values, saveLabel, doneLabel, onSaved, onCancel, explain, layout, children } = props
  const { onDirty, isLoadedAnew = false } = props
  const say = useWords()
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
      return isLoadedAnew ? loaded : undefined
    },
  })
  useLeaveGuard(isDirty)
  const locate = useLocateErrors()
  // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  const errors = useMemo(() => locate(fields, saving.error, (saving.variables ?? {}) as Values), [saving.error])
  const sent = () => ({ ...start.fixed, ...shape(sentValues(fields, form.getFieldsValue(true) as Values)) })
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (saving.isPending) return
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  }, [saving.isPending])
  // As soon as the fields take something in again.
  useEffect(() => {
    if (errors[0]?.path.length) form.scrollToField(errors[0].path, { block: 'center', focus: true })
  }, [form, errors])

  const showFailure = async (failure: CallFailure) => {
    if (!/[._]changed$/.test(failure.reason ?? '') || !props.fresh) return
    const theirs = await props.fresh()
    setStale({ ...theirs, ...mergeValues(fields, start.initial, form.getFieldsValue(true) as Values, theirs.initial) })
  }
  const save = () => {
    // Fields that take nothing in lose the focus.
    focused.current = document.activeElement
    // Loaded anew before the answer is told, it would begin anew and tell nothing.
    if (isLoadedAnew) mark(true)
    saving.mutate(sent() as InputOf<Api[Path]>, {
      onError: (failure) => void showFailure(failure),
      onSuccess: (answer) => {
        mark(false)
        void message.success((typeof doneLabel === 'function' ? doneLabel(answer) : doneLabel) ?? say('saved'))
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
          refused={saving.variables as Values}
          sent={sent}
          onMended={saving.reset}
          explain={explain?.(saving.error)}
        />
      )}
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" loading={saving.isPending}>
          {saveLabel ?? say('save')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{say('cancel')}</Button>}
      </Flex>
      {stale && <MergeDialog differences={stale.differences} onChosen={merge} onCancel={() => setStale(null)} />}
    </Form>
  )
}

/** What an address is about: its path and the ids in it. A tab or a filter of the same thing may change unasked. */
const thingOf = ({ pathname, search }: { pathname: string; search: object }) =>
  JSON.stringify([pathname, ...Object.entries(search).filter(([name]) => name.endsWith('_id'))])

function useLeaveGuard(isDirty: { current: boolean }) {
  const askLeave = useAskLeave()
  useBlocker({
    enableBeforeUnload: () => isDirty.current,
    shouldBlockFn: async ({ current, next }) => isDirty.current && thingOf(current) !== thingOf(next) && !(await askLeave()),
  })
}
