import type { Prize, PrizeKind } from '@longmall/contract/game-shapes.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Clover, Coins, Gift, Mail, Ticket } from 'lucide-react'

const icons = { goods: Gift, coupon: Ticket, longcoin: Coins, red_packet: Mail, nothing: Clover }

interface Props {
  kind: PrizeKind
  /** Its own, shown half as large again as the sign of its kind. */
  picture?: Prize['picture']
  /** Pixels. */
  size?: number
}

/** A small picture of a prize: its own, or an icon of its kind. */
export function PrizeIcon({ kind, picture, size = 22 }: Props) {
  const Icon = icons[kind]
  const side = size * 1.5
  if (picture)
    return (
      <span className="block" style={{ width: side }}>
        <Picture picture={picture} sizes={`${side}px`} decorative eager className="rounded-full" />
      </span>
    )
  return <Icon size={size} strokeWidth={1.9} aria-hidden />
}
