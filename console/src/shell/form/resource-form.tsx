import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { useMutation } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { Alert, App, Button, Flex, Form } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { CallFailure } from '../call/call.ts'
import { type CommandPath, mutation } from '../call/query.ts'
import { queryClient } from '../call/query-client.ts'
import { useWords } from '../language.tsx'
import { MarkDirty } from './dirty.ts'
import type { Field, Values } from './field.ts'
import { FormFaults } from './faults.ts'
import { FormFields } from './form-fields.tsx'
import { type Difference, faultPath, mergeValues, sentValues } from './form-values.ts'
import { MergeDialog } from './merge-dialog.tsx'

export interface ResourceFormProps<Path extends CommandPath> {
  /** The command that saves. */
  command: Path
  fields: readonly Field[]
  /** What the fields begin with, as the server gave it. */
  initial?: Values
  /** What is sent beside the fields and shown nowhere: the id, the version. */
  fixed?: Values
  /** Asks anew for what is edited, after somebody else changed it: the fields and what is fixed. Without it a stale edit is only told. */
  fresh?: () => Promise<{ initial: Values; fixed: Values }>
  /** The last word on what is sent. */
  shape?: (values: Values) => Values
  saveLabel?: string
  /** What is said when it is done, where nothing was saved. */
  doneLabel?: string
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
  const faults = useMemo(
    () => Object.entries(saving.error?.fields ?? {}).map(([name, words]) => ({ path: faultPath(fields, name), words })),
    [saving.error, fields],
  )
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (saving.isPending) return
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  }, [saving.isPending])
  const showFault = useEffectEvent((failure: CallFailure | null) => {
    const [first] = Object.keys(failure?.fields ?? {})
    if (first !== undefined) form.scrollToField(faultPath(fields, first), { block: 'center', focus: true })
  })
  // As soon as the fields take something in again.
  useEffect(() => showFault(saving.error), [saving.error])

  const showFailure = async (failure: CallFailure) => {
    form.setFields(Object.entries(failure.fields).map(([name, words]) => ({ name: faultPath(fields, name), errors: [words] })))
    if (!/[._]changed$/.test(failure.reason) || !props.fresh) return
    const theirs = await props.fresh()
    setStale({ ...theirs, ...mergeValues(fields, start.initial, form.getFieldsValue(true) as Values, theirs.initial) })
  }
  const save = () => {
    // Fields that take nothing in lose the focus.
    focused.current = document.activeElement
    // Loaded anew before the answer is told, it would begin anew and tell nothing.
    if (isLoadedAnew) mark(true)
    const input = { ...start.fixed, ...shape(sentValues(fields, form.getFieldsValue(true) as Values)) }
    saving.mutate(input as InputOf<Api[Path]>, {
      onError: (failure) => void showFailure(failure),
      onSuccess: (answer) => {
        mark(false)
        void message.success(doneLabel ?? say('saved'))
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
          <FormFaults value={faults}>
            {layout ? (
              layout((...names) => <FormFields fields={fields.filter(({ name }) => names.includes(name))} />)
            ) : (
              <FormFields fields={fields} />
            )}
          </FormFaults>
        </MarkDirty>
        {children}
      </div>
      {saving.error && (
        <Alert
          type="error"
          showIcon
          style={{ marginBottom: 16 }}
          title={saving.error.message || say('unreachable')}
          description={explain?.(saving.error) ?? otherFaults(saving.error, fields)}
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

/** Faults of fields that the form does not show: they are told with their names, so that none is lost. */
function otherFaults({ fields: faults }: CallFailure, fields: readonly Field[]): ReactNode {
  const shown = new Set(fields.map(({ name }) => name))
  const others = Object.entries(faults).filter(
    ([name]) => !shown.has(String(faultPath(fields, name)[0])) || faultPath(fields, name).length > 1,
  )
  return others.length ? others.map(([name, words]) => <div key={name}>{`${name}: ${words}`}</div>) : undefined
}

/** What an address is about: its path and the ids in it. A tab or a filter of the same thing may change unasked. */
const thingOf = ({ pathname, search }: { pathname: string; search: object }) =>
  JSON.stringify([pathname, ...Object.entries(search).filter(([name]) => name.endsWith('_id'))])

function useLeaveGuard(isDirty: { current: boolean }) {
  const say = useWords()
  const { modal } = App.useApp()
  useBlocker({
    enableBeforeUnload: () => isDirty.current,
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty.current || thingOf(current) === thingOf(next)) return false
      return !(await modal.confirm({
        title: say('unsaved'),
        okText: say('leave'),
        cancelText: say('stay'),
        okButtonProps: { danger: true },
      }))
    },
  })
}
