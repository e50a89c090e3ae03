import type { TotpOffer } from '@longmall/contract/staff.ts'
import { useMutation } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslations } from '../shell/language.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { CodeField, RecoveryCodeField } from './code-fields.tsx'
import { FailureNote } from './failure-note.tsx'

interface Entries {
  password: string
  code?: string
  recovery_code?: string
}

/** What another authenticator requires: the password and, where there is one, the present second factor. */
export function OfferForm({ isEnrolled, onDone }: { isEnrolled: boolean; onDone: (offer: TotpOffer) => void }) {
  const t = useTranslations()
  const [isRecovery, setIsRecovery] = useState(false)
  const requestOffer = useMutation({ ...mutation('staff/offer_totp'), onSuccess: onDone })
  return (
    <>
      <FailureNote failure={requestOffer.error} />
      <Form<Entries> layout="vertical" requiredMark={false} onFinish={(entries) => requestOffer.mutate(entries)}>
        <Form.Item name="password" label={t('password')} rules={[{ required: true, message: t('password_needed') }]}>
          <Input.Password size="large" autoComplete="current-password" autoFocus />
        </Form.Item>
        {isEnrolled && (isRecovery ? <RecoveryCodeField /> : <CodeField />)}
        <Button type="primary" htmlType="submit" size="large" block loading={requestOffer.isPending}>
          {t('continue')}
        </Button>
      </Form>
      {isEnrolled && (
        <Button type="link" onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'use_authenticator' : 'use_recovery')}
        </Button>
      )}
    </>
  )
}
