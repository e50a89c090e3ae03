import type { LogInStep, TotpOffer } from '@longmall/contract/staff.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Button, Card, Flex, Typography } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { LanguageSwitch } from '../shell/frame/language-switch.tsx'
import { useTranslations } from '../shell/language.tsx'
import { queryClient } from '../shell/call/query-client.ts'
import { returnPath, startSession } from '../shell/call/session.ts'
import { CodeForm } from './code-form.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { step: 'password' }
  | { step: 'code'; ticket: string }
  | { step: 'enrol'; offer: TotpOffer }
  | { step: 'recovery_codes'; codes: string[]; token: string }

/** Log-in of operators, apart from members (IDN-12): the password, then the second factor or its being set up. */
export function LogInScreen() {
  const t = useTranslations()
  const { return_to } = useSearch({ strict: false }) as { return_to?: string }
  const { history } = useRouter()
  const [current, setCurrent] = useState<Step>({ step: 'password' })
  const enter = (token: string) => {
    queryClient.clear()
    startSession(token)
    history.replace(`/console${returnPath(return_to)}`)
  }
  const onStep = (made: LogInStep) => {
    if (made.next === 'console') enter(made.token)
    else setCurrent(made.next === 'code' ? { step: 'code', ticket: made.ticket } : { step: 'enrol', offer: made })
  }
  const startAgain = () => setCurrent({ step: 'password' })
  useEffect(() => {
    document.title = `${t('log_in')} · ${t('title')}`
  }, [t])
  return (
    <Frame isFirst={current.step === 'password'} onRestart={current.step === 'recovery_codes' ? null : startAgain}>
      {current.step === 'password' && <PasswordForm onDone={onStep} />}
      {current.step === 'code' && <CodeForm ticket={current.ticket} onDone={({ token }) => enter(token)} />}
      {current.step === 'enrol' && (
        <EnrolForm
          offer={current.offer}
          onDone={({ token, recovery_codes }) => setCurrent({ step: 'recovery_codes', codes: recovery_codes, token })}
        />
      )}
      {current.step === 'recovery_codes' && <RecoveryCodes codes={current.codes} onConfirmed={() => enter(current.token)} />}
    </Frame>
  )
}

function Frame({ isFirst, onRestart, children }: { isFirst: boolean; onRestart: (() => void) | null; children: ReactNode }) {
  const t = useTranslations()
  return (
    <main style={{ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 16, background: '#f4f4f7' }}>
      <Card style={{ width: 'min(400px, 100%)' }}>
        <Flex vertical gap={24}>
          <div>
            <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
              {t('title')}
            </Typography.Title>
            {isFirst && <Typography.Text type="secondary">{t('log_in_lead')}</Typography.Text>}
          </div>
          {children}
          {isFirst && <Typography.Text type="secondary">{t('forgot')}</Typography.Text>}
          <Flex justify={isFirst ? 'center' : 'space-between'} gap={12}>
            {!isFirst && onRestart && <Button onClick={onRestart}>{t('start_again')}</Button>}
            <LanguageSwitch />
          </Flex>
        </Flex>
      </Card>
    </main>
  )
}
