import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { useMutation } from '@tanstack/react-query'
import { Alert, App, Button, Form, Modal } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useMay, type StaffPath } from '../call/may.ts'
import { type CommandPath, mutation } from '@longmall/web/call/query.ts'
import { queryClient } from '../call/query-client.ts'
import { useWords } from '../language.tsx'
import type { Field, Values } from './field.ts'
import { FormFields } from './form-fields.tsx'
import { sentValues } from './form-values.ts'
import { RefusalAlert, useLocateErrors } from './refusal-alert.tsx'

export interface ActionButtonProps<Path extends CommandPath> {
  command: Path
  input: Partial<InputOf<Api[Path]>>
  label: string
  /** What the action will change, said before it is done; without it, it is done at once. */
  asks?: ReactNode
  /** What the operator adds, such as a reason. */
  fields?: readonly Field<Path>[]
  initial?: Values
  isDanger?: boolean
  isDisabled?: boolean
  type?: 'primary' | 'default' | 'link'
  /** More than words about a refusal, such as a link to what is in the way. */
  explain?: (failure: CallFailure) => ReactNode
  onDone?: (answer: OutputOf<Api[Path]>) => void
}

/** A button that does something on the server; one that destroys says what it will change and asks. Hidden where it is not allowed. */
export function ActionButton<Path extends CommandPath>(props: ActionButtonProps<Path>) {
  const {
    command,
    input,
    label,
    asks,
    fields = [],
    initial,
    isDanger = false,
    isDisabled = false,
    type = 'default',
    explain,
    onDone,
  } = props
  const say = useWords()
  const { message } = App.useApp()
  const may = useMay()
  const [form] = Form.useForm<Values>()
  const [isOpen, setOpen] = useState(false)
  const doing = useMutation(mutation(command))
  const locate = useLocateErrors()
  // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  const errors = useMemo(() => locate(fields, doing.error, (doing.variables ?? {}) as Values), [doing.error])
  if (!may(command as StaffPath)) return null
  const isAsked = asks !== undefined || fields.length > 0
  const close = () => {
    setOpen(false)
    doing.reset()
  }
  const sent = () => ({ ...input, ...(fields.length ? sentValues(fields, form.getFieldsValue(true) as Values) : {}) })
  const act = () => {
    doing.mutate(sent() as InputOf<Api[Path]>, {
      onSuccess: (answer) => {
        close()
        void message.success(say('done'))
        void queryClient.invalidateQueries()
        onDone?.(answer)
      },
      onError: (failure: CallFailure) => {
        if (!isAsked) void message.error(failure.message || say('unreachable'))
      },
    })
  }
  return (
    <>
      <Button
        type={type}
        danger={isDanger}
        disabled={isDisabled}
        loading={!isAsked && doing.isPending}
        {...(type === 'link' && { size: 'small' as const })}
        onClick={() => (isAsked ? setOpen(true) : act())}
      >
        {label}
      </Button>
      <Modal
        open={isOpen}
        title={label}
        okText={label}
        cancelText={say('cancel')}
        okButtonProps={{ danger: isDanger, loading: doing.isPending }}
        onOk={() => (fields.length ? form.submit() : act())}
        onCancel={close}
        destroyOnHidden
      >
        {asks !== undefined && <div style={{ marginBottom: 16 }}>{asks}</div>}
        {fields.length > 0 && (
          <Form form={form} inert={doing.isPending} layout="vertical" initialValues={initial ?? {}} preserve={false} onFinish={act}>
            <FormFields fields={fields} />
          </Form>
        )}
        {doing.error && fields.length === 0 && (
          <Alert type="error" showIcon title={doing.error.message || say('unreachable')} description={explain?.(doing.error)} />
        )}
        {doing.error && fields.length > 0 && (
          <RefusalAlert
            form={form}
            failure={doing.error}
            errors={errors}
            refused={doing.variables as Values}
            sent={sent}
            onMended={doing.reset}
            explain={explain?.(doing.error)}
          />
        )}
      </Modal>
    </>
  )
}
