import type { StaffSession } from '@longmall/contract/staff.ts'
import { useMutation } from '@tanstack/react-query'
import { Button, Form, Typography } from 'antd'
import { useState } from 'react'
import { useTranslations } from '../shell/language.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { CodeField, RecoveryCodeField } from './code-fields.tsx'
import { FailureNote } from './failure-note.tsx'

interface Entries {
  code?: string
  recovery_code?: string
}

/** The second step of a log-in: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ ticket, onDone }: { ticket: string; onDone: (session: StaffSession) => void }) {
  const t = useTranslations()
  const [isRecovery, setIsRecovery] = useState(false)
  const byCode = useMutation({ ...mutation('staff/enter_code'), onSuccess: onDone })
  const byRecoveryCode = useMutation({ ...mutation('staff/enter_recovery_code'), onSuccess: onDone })
  const enter = ({ code = '', recovery_code = '' }: Entries) =>
    isRecovery ? byRecoveryCode.mutate({ ticket, recovery_code }) : byCode.mutate({ ticket, code })
  return (
    <>
      <Typography.Text>{t(isRecovery ? 'recovery_lead' : 'code_lead')}</Typography.Text>
      <FailureNote failure={(isRecovery ? byRecoveryCode : byCode).error} />
      <Form<Entries> key={String(isRecovery)} layout="vertical" requiredMark={false} onFinish={enter}>
        {isRecovery ? <RecoveryCodeField autoFocus /> : <CodeField autoFocus />}
        <Button type="primary" htmlType="submit" size="large" block loading={byCode.isPending || byRecoveryCode.isPending}>
          {t('continue')}
        </Button>
      </Form>
      <Button type="link" onClick={() => setIsRecovery(!isRecovery)}>
        {t(isRecovery ? 'use_authenticator' : 'use_recovery')}
      </Button>
    </>
  )
}
