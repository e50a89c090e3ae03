import type { TotpOffer } from '@longmall/contract/staff.ts'
import { useMutation } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useWords } from '../shell/language.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { CodeField, RecoveryCodeField } from './code-fields.tsx'
import { FailureNote } from './failure-note.tsx'

interface Entries {
  password: string
  code?: string
  recovery_code?: string
}

/** What another authenticator takes: the password and, where there is one, the present second factor. */
export function OfferForm({ isEnrolled, onDone }: { isEnrolled: boolean; onDone: (offer: TotpOffer) => void }) {
  const say = useWords()
  const [isRecovery, setIsRecovery] = useState(false)
  const ask = useMutation({ ...mutation('staff/offer_totp'), onSuccess: onDone })
  return (
    <>
      <FailureNote failure={ask.error} />
      <Form<Entries> layout="vertical" requiredMark={false} onFinish={(entries) => ask.mutate(entries)}>
        <Form.Item name="password" label={say('password')} rules={[{ required: true, message: say('password_needed') }]}>
          <Input.Password size="large" autoComplete="current-password" autoFocus />
        </Form.Item>
        {isEnrolled && (isRecovery ? <RecoveryCodeField /> : <CodeField />)}
        <Button type="primary" htmlType="submit" size="large" block loading={ask.isPending}>
          {say('go_on')}
        </Button>
      </Form>
      {isEnrolled && (
        <Button type="link" onClick={() => setIsRecovery(!isRecovery)}>
          {say(isRecovery ? 'use_authenticator' : 'use_recovery')}
        </Button>
      )}
    </>
  )
}
