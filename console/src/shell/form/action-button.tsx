import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { useMutation } from '@tanstack/react-query'
import { Alert, App, Button, Form, Modal } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { usePermissions, type StaffPath } from '../call/permissions.ts'
import { type CommandPath, mutation } from '@longmall/web/call/query.ts'
import { queryClient } from '../call/query-client.ts'
import { useTranslations } from '../language.tsx'
import type { Field, Values } from './field.ts'
import { FormFields } from './form-fields.tsx'
import { toSubmittedValues } from './form-values.ts'
import { RefusalAlert, useLocateErrors } from './refusal-alert.tsx'

export interface ActionButtonProps<Path extends CommandPath> {
  command: Path
  input: Partial<InputOf<Api[Path]>>
  label: string
  /** What the action will change, shown for confirmation; without it, the action runs at once. */
  question?: ReactNode
  /** What the operator adds, such as a reason. */
  fields?: readonly Field<Path>[]
  initial?: Values
  isDanger?: boolean
  isDisabled?: boolean
  type?: 'primary' | 'default' | 'link'
  /** Additional content of a refusal, such as a link to its cause. */
  explain?: (failure: CallFailure) => ReactNode
  onDone?: (answer: OutputOf<Api[Path]>) => void
}

/** A button that runs a command; a destructive one states its effect and asks for confirmation. Hidden without permission. */
export function ActionButton<Path extends CommandPath>(props: ActionButtonProps<Path>) {
  const {
    command,
    input,
    label,
    question,
    fields = [],
    initial,
    isDanger = false,
    isDisabled = false,
    type = 'default',
    explain,
    onDone,
  } = props
  const t = useTranslations()
  const { message } = App.useApp()
  const can = usePermissions()
  const [form] = Form.useForm<Values>()
  const [isOpen, setOpen] = useState(false)
  const doing = useMutation(mutation(command))
  const locate = useLocateErrors()
  // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  const errors = useMemo(() => locate(fields, doing.error, (doing.variables ?? {}) as Values), [doing.error])
  if (!can(command as StaffPath)) return null
  const hasDialog = question !== undefined || fields.length > 0
  const close = () => {
    setOpen(false)
    doing.reset()
  }
  const sent = () => ({ ...input, ...(fields.length ? toSubmittedValues(fields, form.getFieldsValue(true) as Values) : {}) })
  const act = () => {
    doing.mutate(sent() as InputOf<Api[Path]>, {
      onSuccess: (answer) => {
        close()
        void message.success(t('done'))
        void queryClient.invalidateQueries()
        onDone?.(answer)
      },
      onError: (failure: CallFailure) => {
        if (!hasDialog) void message.error(failure.message || t('unreachable'))
      },
    })
  }
  return (
    <>
      <Button
        type={type}
        danger={isDanger}
        disabled={isDisabled}
        loading={!hasDialog && doing.isPending}
        {...(type === 'link' && { size: 'small' as const })}
        onClick={() => (hasDialog ? setOpen(true) : act())}
      >
        {label}
      </Button>
      <Modal
        open={isOpen}
        title={label}
        okText={label}
        cancelText={t('cancel')}
        okButtonProps={{ danger: isDanger, loading: doing.isPending }}
        onOk={() => (fields.length ? form.submit() : act())}
        onCancel={close}
        destroyOnHidden
      >
        {question !== undefined && <div style={{ marginBottom: 16 }}>{question}</div>}
        {fields.length > 0 && (
          <Form form={form} inert={doing.isPending} layout="vertical" initialValues={initial ?? {}} preserve={false} onFinish={act}>
            <FormFields fields={fields} />
          </Form>
        )}
        {doing.error && fields.length === 0 && (
          <Alert type="error" showIcon title={doing.error.message || t('unreachable')} description={explain?.(doing.error)} />
        )}
        {doing.error && fields.length > 0 && (
          <RefusalAlert
            form={form}
            failure={doing.error}
            errors={errors}
            refusedInput={doing.variables as Values}
            currentInput={sent}
            onResolved={doing.reset}
            explain={explain?.(doing.error)}
          />
        )}
      </Modal>
    </>
  )
}
