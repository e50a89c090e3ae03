import type { TeamBuyGroup } from '@longmall/contract/team-buy.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CountdownTo } from '../../promotion/phase/countdown-to.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { MemberAvatars } from '../parts/member-avatars.tsx'
import { useFormingTeams } from '../parts/use-forming-teams.ts'
import { sharePath } from '../team-buy-address.ts'

const [few, many] = [3, 50]

/** Forming teams, each with its free places and a link to join; renders nothing if there are none. */
export function FormingTeams({ promotion_id, isRunning }: { promotion_id: number; isRunning: boolean }) {
  const t = useTranslations('teambuy')
  const [all, setAll] = useState(false)
  // Groups are joined until their own end, also when the promotion is over.
  const { data, isPending } = useFormingTeams(promotion_id, all ? many : few, true)
  if (isPending && isRunning) return <Skeleton className="mx-4 h-16" />
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="forming" className="bg-card py-4">
      <div className="flex items-center justify-between px-4 pb-1">
        <h2 id="forming" className="text-16 font-semibold text-strong">
          {t('forming_title', { count: data.total })}
        </h2>
        {!all && data.total > few && (
          <Button look="text" size="small" onClick={() => setAll(true)}>
            {t('see_all')}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-hairline px-4">
        {data.list.map((group) => (
          <GroupRow key={group.group_id} group={group} />
        ))}
      </ul>
    </section>
  )
}

function GroupRow({ group: { group_id, size, joined, ends_at, members, is_mine } }: { group: TeamBuyGroup }) {
  const t = useTranslations('teambuy')
  const tPromotion = useTranslations('promotion')
  const client = useQueryClient()
  const leader = members.find((one) => one.is_leader) ?? members[0]
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <MemberAvatars members={members} size={size} maxShown={3} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 text-strong">{is_mine ? t('your_team') : leader?.nickname}</p>
        <p className="text-12 text-quiet">
          <span className="text-danger">{t('spots_left', { count: size - joined })}</span> · {tPromotion('ends_in')}{' '}
          <CountdownTo until={ends_at} onEnd={() => void client.invalidateQueries({ queryKey: ['team_buy'] })} />
        </p>
      </div>
      <Link to={sharePath} search={{ group_id }} className={buttonClass({ size: 'small', look: is_mine ? 'soft' : 'primary' })}>
        {t(is_mine ? 'view' : 'join')}
      </Link>
    </li>
  )
}
