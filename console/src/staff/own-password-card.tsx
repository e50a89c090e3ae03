import { useMutation } from '@tanstack/react-query'
import { App, Button, Card, Form, Input } from 'antd'
import { antdErrors } from '../shell/form/form-errors.ts'
import { useTranslations } from '../shell/language.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { FailureNote } from './failure-note.tsx'

interface Entries {
  old_password: string
  password: string
  password_again: string
}

/** Changes the own password; every other session ends. */
export function OwnPasswordCard() {
  const t = useTranslations()
  const { message } = App.useApp()
  const [form] = Form.useForm<Entries>()
  const change = useMutation({
    ...mutation('staff/change_password'),
    onSuccess: () => {
      form.resetFields()
      void message.success(t('password_changed'))
      void queryClient.invalidateQueries({ queryKey: ['staff', 'security'] })
    },
    onError: (failure) => form.setFields(antdErrors<Entries>(failure)),
  })
  return (
    <Card title={t('change_password')}>
      <FailureNote failure={change.error} />
      <Form<Entries>
        form={form}
        layout="vertical"
        requiredMark={false}
        style={{ maxWidth: 400, marginTop: change.error ? 16 : 0 }}
        onValuesChange={() => change.error && change.reset()}
        onFinish={(entries) => change.mutate(entries)}
      >
        <Form.Item name="old_password" label={t('old_password')} rules={[{ required: true, message: t('password_needed') }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('new_password')}
          extra={t('password_rule')}
          rules={[{ required: true, message: t('password_needed') }]}
        >
          <Input.Password autoComplete="new-password" maxLength={64} />
        </Form.Item>
        <Form.Item
          name="password_again"
          label={t('new_password_again')}
          dependencies={['password']}
          rules={[
            { required: true, message: t('password_needed') },
            ({ getFieldValue }) => ({
              validator: (_, value) =>
                !value || value === getFieldValue('password') ? Promise.resolve() : Promise.reject(new Error(t('passwords_differ'))),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={64} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('change_password')}
        </Button>
      </Form>
    </Card>
  )
}
