import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationHero } from './application-hero.tsx'
import { ApplicationStatus } from './application-status.tsx'

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
  const apply = useMutation(mutation('application/franchise', { quiet: true }))
  return (
    <ApplicationForm
      kind="franchise"
      here="/v2/assets/franchise"
      apply={apply}
      onMade={(application) => {
        client.setQueryData(mineQuery.queryKey, { application })
        onMade()
      }}
    />
  )
}
