import { NewPassword } from '@longmall/contract/identity.ts'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslations } from '../shell/language.tsx'

/** Who runs the shop. */
export function OwnerFields() {
  const tCommon = useTranslations()
  const t = useTranslations('shop')
  const [isWeak, setWeak] = useState(false)
  const checkPassword = (_: unknown, entry?: string) => {
    const { success } = NewPassword.safeParse(entry ?? '')
    setWeak(!success)
    return success ? Promise.resolve() : Promise.reject(new Error(tCommon('password_rule')))
  }
  return (
    <>
      <Form.Item
        name="email_address"
        label={tCommon('email')}
        rules={[
          { required: true, message: tCommon('email_needed') },
          { type: 'email', message: tCommon('email_wrong') },
        ]}
      >
        <Input size="large" type="email" autoComplete="username" maxLength={254} />
      </Form.Item>
      <Form.Item name="name" label={t('owner_name')} rules={[{ required: true, whitespace: true, message: t('field_required') }]}>
        <Input size="large" autoComplete="name" maxLength={60} />
      </Form.Item>
      <Form.Item
        name="password"
        label={tCommon('password')}
        extra={isWeak ? undefined : tCommon('password_rule')}
        rules={[{ validator: checkPassword }]}
      >
        <Input.Password size="large" autoComplete="new-password" maxLength={64} />
      </Form.Item>
      <Form.Item
        name="password_again"
        label={t('password_again')}
        dependencies={['password']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value) =>
              value && value === getFieldValue('password') ? Promise.resolve() : Promise.reject(new Error(tCommon('passwords_differ'))),
          }),
        ]}
      >
        <Input.Password size="large" autoComplete="new-password" maxLength={64} />
      </Form.Item>
    </>
  )
}
