import { Tag } from '@longmall/ui/display/tag.tsx'
import type { RowOf } from '@longmall/web/call/query.ts'
import { nodeTones } from '@longmall/web/network/tree-items.ts'
import { ChevronRight } from 'lucide-react'
import { useStoreTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useGradeName } from '../use-grade-names.ts'

const tones = { normal: 'quiet', warning: 'warning', danger: 'danger', quiet: 'quiet' } as const

/** A member of the team; leads to the member tree from there. */
export function TeamRow({ row }: { row: RowOf<'network/team_members'> }) {
  const t = useTranslations('network')
  const gradeName = useGradeName()
  const day = useStoreTime({ dateStyle: 'medium' })
  const { member_id, name, grade, state, registered_at, direct_count, team_count } = row
  return (
    <Link
      to="/v2/assets/member_tree"
      search={{ member_id }}
      className="pressable flex min-h-18 items-center gap-3 rounded-12 bg-card px-4 py-3"
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate text-16 font-semibold text-strong">{name}</span>
          <Tag>{gradeName(grade)}</Tag>
          {state !== 'active' && <Tag tone={tones[nodeTones[state]]}>{t(`state_${state}`)}</Tag>}
        </span>
        <span className="figures block text-12 text-quiet">{t('row_counts', { direct: direct_count, team: team_count })}</span>
        <span className="figures block text-12 text-quiet">
          ID {member_id} · {t('joined', { date: day(registered_at) })}
        </span>
      </span>
      <span className="sr-only">{t('show_in_tree')}</span>
      <ChevronRight size={18} aria-hidden className="shrink-0 text-quiet" />
    </Link>
  )
}
