import type { SharedGroup } from '@longmall/contract/team-buy.ts'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../../shell/translations.tsx'

const maxShown = 10

/** The places of a team: members, with the leader marked, and free places; truncated for a large team. */
export function Seats({ group: { members, size, state } }: { group: SharedGroup }) {
  const t = useTranslations('teambuy')
  const free = state === 'forming' ? Math.max(0, Math.min(size, maxShown) - members.length) : 0
  return (
    <ul className="flex flex-wrap justify-center gap-x-3 gap-y-2">
      {members.slice(0, maxShown).map((member, index) => (
        <li key={index} className="flex w-16 flex-col items-center gap-1">
          <Avatar src={member.avatar} name={member.nickname} />
          <span className="max-w-full truncate text-12 text-body">{member.nickname}</span>
          {member.is_leader && <Tag tone="warning">{t('leader')}</Tag>}
        </li>
      ))}
      {Array.from({ length: free }, (_, index) => (
        <li key={`free ${index}`} className="flex w-16 flex-col items-center gap-1">
          <span
            aria-hidden
            className="flex size-11 items-center justify-center rounded-full border border-dashed border-control text-18 text-quiet"
          >
            ?
          </span>
          <span className="text-center text-12 text-quiet">{t('open_spot')}</span>
        </li>
      ))}
      {state === 'forming' && size > maxShown && (
        <li className="flex size-11 items-center justify-center text-12 text-quiet">+{size - maxShown}</li>
      )}
    </ul>
  )
}
