import type { ArticlePoint } from '@longmall/contract/article-shapes.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { NamedIcon } from '@longmall/ui/display/named-icon.tsx'

/** The key points of an article, one below another. */
export function PointList({ points, className }: { points: readonly ArticlePoint[]; className?: string }) {
  if (points.length === 0) return null
  return (
    <ul className={classNames('space-y-3', className)}>
      {points.map(({ icon, heading, text }) => (
        <li key={heading} className="flex gap-3">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-12 bg-brand-soft text-brand-ink">
            <NamedIcon name={icon} size={20} />
          </span>
          <span className="min-w-0">
            <span className="block text-14 font-semibold text-strong">{heading}</span>
            {text && <span className="block text-14 text-body">{text}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
