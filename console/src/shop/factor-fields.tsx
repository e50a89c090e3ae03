import { Flex, Typography } from 'antd'
import { useTranslations } from '../shell/language.tsx'
import { CodeField } from '../staff/code-fields.tsx'
import { QrCode } from '../staff/qr-code.tsx'

/** The owner's authenticator: its secret as a picture and as text, and its first code. */
export function FactorFields({ secret, otpauth }: { secret: string; otpauth: string }) {
  const tCommon = useTranslations()
  return (
    <>
      <Typography.Paragraph>{tCommon('enrol_lead')}</Typography.Paragraph>
      <Flex vertical align="center" gap={12} style={{ marginBottom: 16 }}>
        <QrCode text={otpauth} label={tCommon('qr_label')} />
        <Typography.Text style={{ color: '#5c5c69' }}>{tCommon('enrol_key')}</Typography.Text>
        <Typography.Text copyable={{ text: secret }} code style={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography.Text>
      </Flex>
      <CodeField />
    </>
  )
}
