import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationHero } from './application-hero.tsx'
import { ApplicationStatus } from './application-status.tsx'

const mineQuery = query('application/mine', { kind: 'franchise' })

/** A member applies for a franchise shop (CAT-15), or sees the state of the application. */
export function FranchiseScreen() {
  const t = useTranslations('application')
  const mine = useQuery(mineQuery)
  const [isAgain, setIsAgain] = useState(false)
  const application = mine.data?.application
  return (
    <>
      <PageHeader title={t('franchise_title')} />
      <ApplicationHero
        title={t('franchise_heading')}
        text={t('franchise_text')}
        steps={[t('step_apply'), t('step_talk'), t('step_open')]}
      />
      <div className="-mt-8">
        {mine.isPending && <LoadingScreen />}
        {mine.isError && <ErrorState busy={mine.isFetching} onRetry={() => void mine.refetch()} />}
        {mine.data &&
          (application && !isAgain ? (
            <ApplicationStatus application={application} onRestart={() => setIsAgain(true)} />
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
      path="/v2/assets/franchise"
      apply={apply}
      onMade={(application) => {
        client.setQueryData(mineQuery.queryKey, { application })
        onMade()
      }}
    />
  )
}
