import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import type { RowOf } from '@longmall/web/call/query.ts'
import { useStoreTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useMoney } from './use-figures.ts'

/** A member of the team: since when, with how many orders, and what these earned the distributor. */
export function BoundMember({ member }: { member: RowOf<'distribution/team'> }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  const day = useStoreTime({ dateStyle: 'medium' })
  const { name, avatar, is_distributor, bound_at, orders, commission } = member
  return (
    <article className="flex min-h-18 items-center gap-3 rounded-12 bg-card px-4 py-3">
      <Avatar src={avatar} name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate text-16 font-semibold text-strong">{name}</span>
          {is_distributor && (
            <span className="shrink-0">
              <Tag>{t('is_distributor')}</Tag>
            </span>
          )}
        </p>
        <p className="figures text-12 text-quiet">{t('bound_on', { date: day(bound_at) })}</p>
      </div>
      <p className="shrink-0 text-right">
        <span className="figures block text-16 font-semibold text-strong">{money(commission)}</span>
        <span className="figures block text-12 text-quiet">{t('team_orders', { count: orders })}</span>
      </p>
    </article>
  )
}
