import sprite from './named-icons.svg?no-inline'

/** Icon names for tabs and shortcuts; each is a symbol of named-icons.svg. */
export const iconNames = [
  'award',
  'badge-percent',
  'boxes',
  'calendar-check',
  'clock',
  'coins',
  'crown',
  'dices',
  'flame',
  'gift',
  'heart',
  'hourglass',
  'house',
  'layout-grid',
  'package',
  'percent',
  'scissors',
  'search',
  'shopping-bag',
  'shopping-cart',
  'sparkles',
  'star',
  'store',
  'tag',
  'timer',
  'trophy',
  'truck',
  'user',
  'users',
] as const

/** An icon whose name comes from the server: loaded from an SVG sprite, so that no screen bundles the code of all. */
export function NamedIcon({ name, size = 22, strokeWidth = 1.9 }: { name: string; size?: number; strokeWidth?: number }) {
  const known = iconNames.some((one) => one === name) ? name : 'sparkles'
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <use href={`${sprite}#${known}`} />
    </svg>
  )
}
