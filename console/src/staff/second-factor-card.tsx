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

type Step =
  | { step: 'idle' }
  | { step: 'confirm' }
  | { step: 'renew' }
  | { step: 'enrol'; offer: TotpOffer }
  | { step: 'codes'; codes: string[] }

/** The own second factor: whether there is one, setting up another, new recovery codes. */
export function SecondFactorCard() {
  const { t } = useConsoleLanguage()
  const { time } = useFormat()
  const { message } = App.useApp()
  const [current, setCurrent] = useState<Step>({ step: 'idle' })
  const security = useQuery(query('staff/security', {}))
  const reset = () => setCurrent({ step: 'idle' })
  const enrolled_at = security.data?.enrolled_at ?? null
  const set = ({ token, recovery_codes }: { token: string; recovery_codes: string[] }) => {
    // All sessions ended, this one too: the response contains the token of the new one.
    startSession(token)
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
    void message.success(t('factor_ready'))
    setCurrent({ step: 'codes', codes: recovery_codes })
  }
  return (
    <Card title={t('second_factor')} style={{ width: '100%' }}>
      <Flex vertical gap={16} style={{ maxWidth: 400 }}>
        <FailureNote failure={security.error} />
        {security.isPending && <Skeleton active paragraph={{ rows: 1 }} />}
        {security.data && (
          <Typography.Text>{enrolled_at === null ? t('factor_off') : t('factor_on', { date: time(enrolled_at) })}</Typography.Text>
        )}
        {enrolled_at !== null && (
          <Typography.Text type="secondary">{t('codes_left', { count: security.data!.recovery_codes_left })}</Typography.Text>
        )}
        {current.step === 'idle' && security.data && (
          <Flex gap={12} wrap>
            <Button onClick={() => setCurrent({ step: 'confirm' })}>{t(enrolled_at === null ? 'factor_set_up' : 'factor_replace')}</Button>
            {enrolled_at !== null && <Button onClick={() => setCurrent({ step: 'renew' })}>{t('renew_codes')}</Button>}
          </Flex>
        )}
        {current.step === 'confirm' && (
          <OfferForm isEnrolled={enrolled_at !== null} onDone={(offer) => setCurrent({ step: 'enrol', offer })} />
        )}
        {current.step === 'renew' && <RenewForm onDone={(codes) => setCurrent({ step: 'codes', codes })} />}
        {current.step === 'enrol' && <EnrolForm offer={current.offer} onDone={set} />}
        {current.step === 'codes' && <RecoveryCodes codes={current.codes} onConfirmed={reset} />}
        {['confirm', 'renew', 'enrol'].includes(current.step) && <Button onClick={reset}>{t('cancel')}</Button>}
      </Flex>
    </Card>
  )
}
