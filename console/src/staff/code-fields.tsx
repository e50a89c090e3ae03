import { Form, Input } from 'antd'
import { useTranslations } from '../shell/language.tsx'

/** Six digits of an authenticator app, in the field `code`. */
export function CodeField({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useTranslations()
  return (
    <Form.Item name="code" label={t('code')} rules={[{ required: true, pattern: /^\d{6}$/, message: t('code_needed') }]}>
      <Input size="large" inputMode="numeric" autoComplete="one-time-code" maxLength={6} autoFocus={autoFocus} />
    </Form.Item>
  )
}

/** A recovery code, in the field `recovery_code`. */
export function RecoveryCodeField({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useTranslations()
  return (
    <Form.Item
      name="recovery_code"
      label={t('recovery_code')}
      normalize={(text: string) => text.trim()}
      rules={[{ required: true, pattern: /^[a-z2-7]{5}-?[a-z2-7]{5}$/i, message: t('recovery_code_needed') }]}
    >
      <Input size="large" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={11} autoFocus={autoFocus} />
    </Form.Item>
  )
}
