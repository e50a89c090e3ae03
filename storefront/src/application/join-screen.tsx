import type { Application } from '@longmall/contract/application.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { mutation, query } from '../shell/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { useHasLogin } from '../shell/storefront.ts'
import { ApplicationForm, type Sent } from './application-form.tsx'
import { ApplicationHero } from './application-hero.tsx'
import { ApplicationStatus } from './application-status.tsx'
import { dropDraft } from './draft.ts'
import { useApplicationForm } from './use-application-form.ts'

const JoinCodeSheet = lazy(() => import('./join-code-sheet.tsx').then((module) => ({ default: module.JoinCodeSheet })))

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
  const application = useApplicationForm('join')
  const { form } = application
  const [sheet, setSheet] = useState<'closed' | 'opened' | 'shut'>('closed')
  const [sent, setSent] = useState<Sent | null>(null)
  const apply = useMutation(mutation('application/join', { quiet: true }))
  const to = () => ({ country: form.getValues('country'), mobile: form.getValues('mobile') })
  return (
    <>
      <ApplicationForm
        {...application}
        here={here}
        sent={sent}
        onAskCode={() => setSheet('opened')}
        isApplying={apply.isPending}
        onApply={(entries, onError) =>
          apply.mutate(entries, {
            onError,
            onSuccess: (answer) => {
              dropDraft('join')
              onMade(answer)
            },
          })
        }
      />
      {sheet !== 'closed' && (
        <Suspense>
          <JoinCodeSheet
            open={sheet === 'opened'}
            to={to()}
            onClose={() => setSheet('shut')}
            onSent={(answer) => {
              setSent({ ...answer, mobile: to().mobile })
              setSheet('shut')
              form.setFocus('code')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
