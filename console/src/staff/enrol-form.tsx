import type { StaffSession, TotpOffer } from '@longmall/contract/staff.ts'
import { useMutation } from '@tanstack/react-query'
import { Button, Flex, Form, Typography } from 'antd'
import { useTranslations } from '../shell/language.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { CodeField } from './code-fields.tsx'
import { FailureNote } from './failure-note.tsx'
import { QrCode } from './qr-code.tsx'

interface Props {
  offer: TotpOffer
  onDone: (done: StaffSession & { recovery_codes: string[] }) => void
}

/** Enrols an authenticator app: the secret as a QR code and as text, then its first code. */
export function EnrolForm({ offer: { ticket, secret, otpauth }, onDone }: Props) {
  const t = useTranslations()
  const confirm = useMutation({ ...mutation('staff/confirm_enrolment'), onSuccess: onDone })
  return (
    <>
      <div>
        <Typography.Title level={2} style={{ fontSize: 18, marginTop: 0 }}>
          {t('enrol_title')}
        </Typography.Title>
        <Typography.Text>{t('enrol_lead')}</Typography.Text>
      </div>
      <Flex vertical align="center" gap={12}>
        <QrCode text={otpauth} label={t('qr_label')} />
        <Typography.Text type="secondary">{t('enrol_key')}</Typography.Text>
        <Typography.Text copyable={{ text: secret }} code style={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography.Text>
      </Flex>
      <FailureNote failure={confirm.error} />
      <Form<{ code: string }> layout="vertical" requiredMark={false} onFinish={({ code }) => confirm.mutate({ ticket, code })}>
        <CodeField />
        <Button type="primary" htmlType="submit" size="large" block loading={confirm.isPending}>
          {t('continue')}
        </Button>
      </Form>
    </>
  )
}
