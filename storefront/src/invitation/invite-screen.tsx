import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { CodeCard } from './code-card.tsx'
import { EarnedCard } from './earned-card.tsx'
import { InviteeList } from './invitee-list.tsx'
import { RewardCard } from './reward-card.tsx'

/** Inviting friends: the member's link and code, what an invitation pays, and who came (CAT-13). */
export function InviteScreen() {
  const t = useTranslations('invitation')
  const invitation = useQuery(query('invitation/view', {}))
  return (
    <>
      <PageHeader title={t('title')} fallback="/v2/member/index/index" />
      {invitation.data ? (
        <div className="space-y-3 p-3 pb-8">
          <EarnedCard invitation={invitation.data} />
          <CodeCard invitation={invitation.data} />
          <RewardCard rewards={invitation.data.rewards} />
          <InviteeList />
        </div>
      ) : invitation.isError ? (
        <ErrorState busy={invitation.isFetching} onRetry={() => void invitation.refetch()} />
      ) : (
        <div aria-busy className="space-y-3 p-3">
          <Skeleton className="h-44 rounded-16" />
          <Skeleton className="h-96 rounded-12" />
          <Skeleton className="h-40 rounded-12" />
        </div>
      )}
      <BackToTop />
    </>
  )
}
