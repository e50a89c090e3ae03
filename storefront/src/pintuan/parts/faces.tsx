import type { GroupFace } from '@longmall/contract/pintuan.ts'
import { Avatar } from '@longmall/ui/display/avatar.tsx'

export interface FacesProps {
  faces: readonly GroupFace[]
  /** Places of the team; those that are free are shown as such, as many as there is room for. */
  size: number
  room?: number
}

/** Who is in a team, side by side: small round pictures over one another, and how many more there are. */
export function Faces({ faces, size, room = 4 }: FacesProps) {
  const shown = faces.slice(0, room)
  const free = Math.max(0, Math.min(size - faces.length, room - shown.length))
  const more = size - shown.length - free
  return (
    <span aria-hidden className="flex items-center -space-x-2">
      {shown.map((face, place) => (
        <span key={place} className="inline-flex rounded-full ring-2 ring-card">
          <Avatar src={face.avatar} name={face.nickname} size="small" />
        </span>
      ))}
      {Array.from({ length: free }, (_, place) => (
        <span
          key={`free ${place}`}
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
