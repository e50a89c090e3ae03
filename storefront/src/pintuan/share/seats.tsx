import type { SharedGroup } from '@longmall/contract/pintuan.ts'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

const room = 10

/** The places of a team: who has one, the leader marked, and those that are free; of a large team as many as there is room for. */
export function Seats({ group: { faces, size, state } }: { group: SharedGroup }) {
  const say = usePhrases('pintuan')
  const free = state === 'forming' ? Math.max(0, Math.min(size, room) - faces.length) : 0
  return (
    <ul className="flex flex-wrap justify-center gap-x-3 gap-y-2">
      {faces.slice(0, room).map((face, place) => (
        <li key={place} className="flex w-16 flex-col items-center gap-1">
          <Avatar src={face.avatar} name={face.nickname} />
          <span className="max-w-full truncate text-12 text-body">{face.nickname}</span>
          {face.is_leader && <Tag tone="warning">{say('leader')}</Tag>}
        </li>
      ))}
      {Array.from({ length: free }, (_, place) => (
        <li key={`free ${place}`} className="flex w-16 flex-col items-center gap-1">
          <span
            aria-hidden
            className="flex size-11 items-center justify-center rounded-full border border-dashed border-control text-18 text-quiet"
          >
            ?
          </span>
          <span className="text-center text-12 text-quiet">{say('free_place')}</span>
        </li>
      ))}
      {state === 'forming' && size > room && (
        <li className="flex size-11 items-center justify-center text-12 text-quiet">+{size - room}</li>
      )}
    </ul>
  )
}
