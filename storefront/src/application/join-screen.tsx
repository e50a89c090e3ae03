import type { Application } from '@longmall/contract/application.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { mutation, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useHasLogin } from '../shell/storefront.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationHero } from './application-hero.tsx'
import { ApplicationStatus } from './application-status.tsx'

/** Application to join (CAT-15), open to everybody: captcha, then an SMS code; an earlier applicant sees the application's state. */
export function JoinScreen() {
  const t = useTranslations('application')
  const hasLogin = useHasLogin()
  const mine = useQuery({ ...query('application/mine', { kind: 'join' }), enabled: hasLogin })
  const [created, setCreated] = useState<Application | null>(null)
  const [isAgain, setIsAgain] = useState(false)
  const application = created ?? (hasLogin ? mine.data?.application : null)
  return (
    <>
      <PageHeader title={t('join_title')} />
      <ApplicationHero title={t('join_heading')} text={t('join_text')} steps={[t('step_apply'), t('step_call'), t('step_start')]} />
      <div className="-mt-8">
        {application && !isAgain ? (
          <ApplicationStatus application={application} onRestart={() => setIsAgain(true)} />
        ) : (
          <JoinForm
            onMade={(answer) => {
              setCreated(answer)
              setIsAgain(false)
            }}
          />
        )}
      </div>
    </>
  )
}

function JoinForm({ onMade }: { onMade: (application: Application) => void }) {
  const path = useLocation().pathname
  const apply = useMutation(mutation('application/join', { quiet: true }))
  return <ApplicationForm kind="join" path={path} apply={apply} onMade={onMade} />
}
