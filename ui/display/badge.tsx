/** A small count at the upper right of an icon: hidden at 0, "99+" above 99. The icon's label includes it. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span
      aria-hidden
      className="figures absolute -top-1.5 left-1/2 ml-1 min-w-4 rounded-full bg-danger-fill px-1 text-center text-11 leading-4 font-semibold text-on-fill"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
