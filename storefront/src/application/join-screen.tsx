import type { Application } from '@longmall/contract/application.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { mutation, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { useHasLogin } from '../shell/storefront.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationHero } from './application-hero.tsx'
import { ApplicationStatus } from './application-status.tsx'

/** Anybody applies to join (CAT-15): a code to the mobile, the captcha before it; whoever applied before sees how that stands. */
export function JoinScreen() {
  const say = usePhrases('application')
  const hasLogin = useHasLogin()
  const mine = useQuery({ ...query('application/mine', { kind: 'join' }), enabled: hasLogin })
  const [made, setMade] = useState<Application | null>(null)
  const [isAgain, setIsAgain] = useState(false)
  const application = made ?? (hasLogin ? mine.data?.application : null)
  return (
    <>
      <PageHeader title={say('join_title')} />
      <ApplicationHero
        title={say('join_heading')}
        text={say('join_text')}
        steps={[say('step_apply'), say('step_call'), say('step_start')]}
      />
      <div className="-mt-8">
        {application && !isAgain ? (
          <ApplicationStatus application={application} onAgain={() => setIsAgain(true)} />
        ) : (
          <JoinForm
            onMade={(answer) => {
              setMade(answer)
              setIsAgain(false)
            }}
          />
        )}
      </div>
    </>
  )
}

function JoinForm({ onMade }: { onMade: (application: Application) => void }) {
  const here = useLocation().pathname
  const apply = useMutation(mutation('application/join', { quiet: true }))
  return <ApplicationForm kind="join" here={here} apply={apply} onMade={onMade} />
}
