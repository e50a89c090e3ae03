import type { LogInStep, TotpOffer } from '@longmall/contract/staff.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Button, Card, Flex, Typography } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { LanguageSwitch } from '../shell/frame/language-switch.tsx'
import { useWords } from '../shell/language.tsx'
import { queryClient } from '../shell/call/query-client.ts'
import { returnPath, startSession } from '../shell/call/session.ts'
import { CodeForm } from './code-form.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { at: 'password' }
  | { at: 'code'; ticket: string }
  | { at: 'enrol'; offer: TotpOffer }
  | { at: 'recovery_codes'; codes: string[]; token: string }

/** Log-in of operators, apart from members (IDN-12): the password, then the second factor or its being set up. */
export function LogInScreen() {
  const say = useWords()
  const { return_to } = useSearch({ strict: false }) as { return_to?: string }
  const { history } = useRouter()
  const [step, setStep] = useState<Step>({ at: 'password' })
  const enter = (token: string) => {
    queryClient.clear()
    startSession(token)
    history.replace(`/console${returnPath(return_to)}`)
  }
  const goOn = (made: LogInStep) => {
    if (made.next === 'console') enter(made.token)
    else setStep(made.next === 'code' ? { at: 'code', ticket: made.ticket } : { at: 'enrol', offer: made })
  }
  const startAgain = () => setStep({ at: 'password' })
  useEffect(() => {
    document.title = `${say('log_in')} · ${say('title')}`
  }, [say])
  return (
    <Frame isFirst={step.at === 'password'} onStartAgain={step.at === 'recovery_codes' ? null : startAgain}>
      {step.at === 'password' && <PasswordForm onDone={goOn} />}
      {step.at === 'code' && <CodeForm ticket={step.ticket} onDone={({ token }) => enter(token)} />}
      {step.at === 'enrol' && (
        <EnrolForm
          offer={step.offer}
          onDone={({ token, recovery_codes }) => setStep({ at: 'recovery_codes', codes: recovery_codes, token })}
        />
      )}
      {step.at === 'recovery_codes' && <RecoveryCodes codes={step.codes} onKept={() => enter(step.token)} />}
    </Frame>
  )
}

function Frame({ isFirst, onStartAgain, children }: { isFirst: boolean; onStartAgain: (() => void) | null; children: ReactNode }) {
  const say = useWords()
  return (
    <main style={{ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 16, background: '#f4f4f7' }}>
      <Card style={{ width: 'min(400px, 100%)' }}>
        <Flex vertical gap={24}>
          <div>
            <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
              {say('title')}
            </Typography.Title>
            {isFirst && <Typography.Text type="secondary">{say('log_in_lead')}</Typography.Text>}
          </div>
          {children}
          {isFirst && <Typography.Text type="secondary">{say('forgot')}</Typography.Text>}
          <Flex justify={isFirst ? 'center' : 'space-between'} gap={12}>
            {!isFirst && onStartAgain && <Button onClick={onStartAgain}>{say('start_again')}</Button>}
            <LanguageSwitch />
          </Flex>
        </Flex>
      </Card>
    </main>
  )
}
