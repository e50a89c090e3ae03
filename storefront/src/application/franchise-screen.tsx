import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation, query } from '../shell/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { ApplicationForm, type Sent } from './application-form.tsx'
import { ApplicationHero } from './application-hero.tsx'
import { ApplicationStatus } from './application-status.tsx'
import { dropDraft } from './draft.ts'
import { useApplicationForm } from './use-application-form.ts'

const mineQuery = query('application/mine', { kind: 'franchise' })

/** A member applies for a franchise shop (CAT-15), or sees how the application stands. */
export function FranchiseScreen() {
  const say = usePhrases('application')
  const mine = useQuery(mineQuery)
  const [isAgain, setIsAgain] = useState(false)
  const application = mine.data?.application
  return (
    <>
      <PageHeader title={say('franchise_title')} />
      <ApplicationHero
        title={say('franchise_heading')}
        text={say('franchise_text')}
        steps={[say('step_apply'), say('step_talk'), say('step_open')]}
      />
      <div className="-mt-8">
        {mine.isPending && <LoadingScreen />}
        {mine.isError && <ErrorState busy={mine.isFetching} onRetry={() => void mine.refetch()} />}
        {mine.data &&
          (application && !isAgain ? (
            <ApplicationStatus application={application} onAgain={() => setIsAgain(true)} />
          ) : (
            <FranchiseForm onMade={() => setIsAgain(false)} />
          ))}
      </div>
    </>
  )
}

function FranchiseForm({ onMade }: { onMade: () => void }) {
  const client = useQueryClient()
  const application = useApplicationForm('franchise')
  const { form } = application
  const [sent, setSent] = useState<Sent | null>(null)
  const send = useMutation({
    ...mutation('application/send_franchise_code', { quiet: true }),
    onSuccess: (answer, { mobile }) => {
      setSent({ ...answer, mobile })
      form.setFocus('code')
    },
    onError: (failure) => {
      if (failure.reason === 'application.wrong_mobile') form.setError('mobile', { message: failure.message }, { shouldFocus: true })
    },
  })
  const apply = useMutation(mutation('application/franchise', { quiet: true }))
  return (
    <ApplicationForm
      {...application}
      here="/v2/assets/franchise"
      sent={sent}
      isSending={send.isPending}
      trouble={send.isError && send.error.reason !== 'application.wrong_mobile' && send.error.message}
      onAskCode={() => send.mutate({ country: form.getValues('country'), mobile: form.getValues('mobile') })}
      isApplying={apply.isPending}
      onApply={(entries, onError) =>
        apply.mutate(entries, {
          onError,
          onSuccess: (answer) => {
            dropDraft('franchise')
            client.setQueryData(mineQuery.queryKey, { application: answer })
            onMade()
          },
        })
      }
    />
  )
}
