import type { LogInStep } from '@longmall/contract/staff.ts'
import { useMutation } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { antdErrors } from '../shell/form/form-errors.ts'
import { useTranslations } from '../shell/language.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { FailureNote } from './failure-note.tsx'

interface Entries {
  email_address: string
  password: string
}

/** The first step of a log-in. */
export function PasswordForm({ onDone }: { onDone: (step: LogInStep) => void }) {
  const t = useTranslations()
  const [form] = Form.useForm<Entries>()
  const logIn = useMutation({
    ...mutation('staff/log_in'),
    onSuccess: onDone,
    onError: (failure) => form.setFields(antdErrors<Entries>(failure)),
  })
  return (
    <>
      <FailureNote failure={logIn.error} />
      <Form<Entries>
        form={form}
        layout="vertical"
        requiredMark={false}
        onValuesChange={() => logIn.error && logIn.reset()}
        onFinish={(entries) => logIn.mutate(entries)}
      >
        <Form.Item
          name="email_address"
          label={t('email')}
          rules={[
            { required: true, message: t('email_needed') },
            { type: 'email', message: t('email_wrong') },
          ]}
        >
          <Input size="large" type="email" autoComplete="username" autoFocus />
        </Form.Item>
        <Form.Item name="password" label={t('password')} rules={[{ required: true, message: t('password_needed') }]}>
          <Input.Password size="large" autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" size="large" block loading={logIn.isPending}>
          {t('log_in')}
        </Button>
      </Form>
    </>
  )
}
