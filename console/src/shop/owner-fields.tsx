import { NewPassword } from '@longmall/contract/identity.ts'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useWords } from '../shell/language.tsx'

/** Who runs the shop. */
export function OwnerFields() {
  const frame = useWords()
  const say = useWords('shop')
  const [isWeak, setWeak] = useState(false)
  const checkPassword = (_: unknown, entry?: string) => {
    const { success } = NewPassword.safeParse(entry ?? '')
    setWeak(!success)
    return success ? Promise.resolve() : Promise.reject(new Error(frame('password_rule')))
  }
  return (
    <>
      <Form.Item
        name="email_address"
        label={frame('email')}
        rules={[
          { required: true, message: frame('email_needed') },
          { type: 'email', message: frame('email_wrong') },
        ]}
      >
        <Input size="large" type="email" autoComplete="username" maxLength={254} />
      </Form.Item>
      <Form.Item name="name" label={say('owner_name')} rules={[{ required: true, whitespace: true, message: say('needed') }]}>
        <Input size="large" autoComplete="name" maxLength={60} />
      </Form.Item>
      <Form.Item
        name="password"
        label={frame('password')}
        extra={isWeak ? undefined : frame('password_rule')}
        rules={[{ validator: checkPassword }]}
      >
        <Input.Password size="large" autoComplete="new-password" maxLength={64} />
      </Form.Item>
      <Form.Item
        name="password_again"
        label={say('password_again')}
        dependencies={['password']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value) =>
              value && value === getFieldValue('password') ? Promise.resolve() : Promise.reject(new Error(frame('passwords_differ'))),
          }),
        ]}
      >
        <Input.Password size="large" autoComplete="new-password" maxLength={64} />
      </Form.Item>
    </>
  )
}
