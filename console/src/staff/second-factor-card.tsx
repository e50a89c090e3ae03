import type { TotpOffer } from '@longmall/contract/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Card, Flex, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage } from '../shell/language.tsx'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { startSession } from '../shell/call/session.ts'
import { EnrolForm } from './enrol-form.tsx'
import { FailureNote } from './failure-note.tsx'
import { OfferForm } from './offer-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenewForm } from './renew-form.tsx'

type Step = { at: 'rest' } | { at: 'ask' } | { at: 'renew' } | { at: 'enrol'; offer: TotpOffer } | { at: 'codes'; codes: string[] }

/** The own second factor: whether there is one, setting up another, new recovery codes. */
export function SecondFactorCard() {
  const { say } = useConsoleLanguage()
  const { time } = useFormat()
  const { message } = App.useApp()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const security = useQuery(query('staff/security', {}))
  const rest = () => setStep({ at: 'rest' })
  const enrolled_at = security.data?.enrolled_at ?? null
  const set = ({ token, recovery_codes }: { token: string; recovery_codes: string[] }) => {
    // All sessions ended, this one too: the answer brought the one that goes on.
    startSession(token)
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
    void message.success(say('factor_ready'))
    setStep({ at: 'codes', codes: recovery_codes })
  }
  return (
    <Card title={say('second_factor')} style={{ width: '100%' }}>
      <Flex vertical gap={16} style={{ maxWidth: 400 }}>
        <FailureNote failure={security.error} />
        {security.isPending && <Skeleton active paragraph={{ rows: 1 }} />}
        {security.data && (
          <Typography.Text>{enrolled_at === null ? say('factor_off') : say('factor_on', { date: time(enrolled_at) })}</Typography.Text>
        )}
        {enrolled_at !== null && (
          <Typography.Text type="secondary">{say('codes_left', { count: security.data!.recovery_codes_left })}</Typography.Text>
        )}
        {step.at === 'rest' && security.data && (
          <Flex gap={12} wrap>
            <Button onClick={() => setStep({ at: 'ask' })}>{say(enrolled_at === null ? 'factor_set_up' : 'factor_replace')}</Button>
            {enrolled_at !== null && <Button onClick={() => setStep({ at: 'renew' })}>{say('renew_codes')}</Button>}
          </Flex>
        )}
        {step.at === 'ask' && <OfferForm isEnrolled={enrolled_at !== null} onDone={(offer) => setStep({ at: 'enrol', offer })} />}
        {step.at === 'renew' && <RenewForm onDone={(codes) => setStep({ at: 'codes', codes })} />}
        {step.at === 'enrol' && <EnrolForm offer={step.offer} onDone={set} />}
        {step.at === 'codes' && <RecoveryCodes codes={step.codes} onKept={rest} />}
        {['ask', 'renew', 'enrol'].includes(step.at) && <Button onClick={rest}>{say('cancel')}</Button>}
      </Flex>
    </Card>
  )
}
