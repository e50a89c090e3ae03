import type { TeamBuyMember } from '@longmall/contract/team-buy.ts'
import { Avatar } from '@longmall/ui/display/avatar.tsx'

export interface MemberAvatarsProps {
  members: readonly TeamBuyMember[]
  /** Places of the team; those that are free are shown as such, as many as there is room for. */
  size: number
  maxShown?: number
}

/** Who is in a team, side by side: small round pictures over one another, and how many more there are. */
export function MemberAvatars({ members, size, maxShown = 4 }: MemberAvatarsProps) {
  const shown = members.slice(0, maxShown)
  const free = Math.max(0, Math.min(size - members.length, maxShown - shown.length))
  const more = size - shown.length - free
  return (
    <span aria-hidden className="flex items-center -space-x-2">
      {shown.map((member, index) => (
        <span key={index} className="inline-flex rounded-full ring-2 ring-card">
          <Avatar src={member.avatar} name={member.nickname} size="small" />
        </span>
      ))}
      {Array.from({ length: free }, (_, index) => (
        <span
          key={`free ${index}`}
          className="inline-flex size-8 items-center justify-center rounded-full border border-dashed border-control bg-card text-14 text-quiet"
        >
          ?
        </span>
      ))}
      {more > 0 && (
        <span className="figures inline-flex size-8 items-center justify-center rounded-full bg-sunken text-11 text-quiet ring-2 ring-card">
          +{more}
        </span>
      )}
    </span>
  )
}
