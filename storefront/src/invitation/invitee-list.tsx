import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages, type RowOf } from '@longmall/web/call/query.ts'
import { useStoreTime } from '../shell/date-time.ts'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useRewardText } from './use-reward-text.ts'

/** Whom the member invited, the newest first, and what each brought. */
export function InviteeList() {
  const t = useTranslations('invitation')
  return (
    <section aria-labelledby="invitees" className="space-y-2">
      <h2 id="invitees" className="px-1 pt-2 text-16 font-semibold text-strong">
        {t('invitees_title')}
      </h2>
      <EndlessList
        query={pages('invitation/invitees', {})}
        keyOf={(one) => one.invitee_id}
        gap={8}
        skeleton={
          <div className="space-y-2">
            {[0, 1, 2].map((n) => (
              <Skeleton key={n} className="h-18 w-full rounded-12" />
            ))}
          </div>
        }
        empty={<EmptyState drawing="message" title={t('empty_title')} text={t('empty_text')} />}
      >
        {(invitee) => <Row invitee={invitee} />}
      </EndlessList>
    </section>
  )
}

function Row({ invitee }: { invitee: RowOf<'invitation/invitees'> }) {
  const t = useTranslations('invitation')
  const day = useStoreTime({ dateStyle: 'medium' })
  const brought = useRewardText()(invitee)
  return (
    <div className="flex min-h-18 items-center gap-3 rounded-12 bg-card px-4 py-3">
      <Avatar src={invitee.avatar} name={invitee.name} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate text-16 font-semibold text-strong">{invitee.name}</span>
          {invitee.has_ordered && <Tag tone="success">{t('has_ordered')}</Tag>}
        </span>
        <span className="figures block text-12 text-quiet">{t('joined', { date: day(invitee.registered_at) })}</span>
      </span>
      {brought && <span className="figures max-w-40 text-right text-14 font-semibold text-brand-ink">{`+${brought}`}</span>}
    </div>
  )
}
