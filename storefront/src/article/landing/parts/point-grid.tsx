import type { ArticlePoint } from '@longmall/contract/article-shapes.ts'
import { NamedIcon } from '@longmall/ui/display/named-icon.tsx'

/** What a landing page promises, side by side where there is room; `steps` numbers them. */
export function PointGrid({ points, steps = false }: { points: readonly ArticlePoint[]; steps?: boolean }) {
  const List = steps ? 'ol' : 'ul'
  return (
    <List className="grid gap-3 broad:grid-cols-3 broad:gap-5">
      {points.map(({ icon, heading, text }, index) => (
        <li key={heading} className="flex gap-4 rounded-16 bg-card p-5 broad:flex-col">
          <span className="flex size-12 shrink-0 items-center justify-center rounded-16 bg-brand-soft text-brand-ink">
            {steps ? <span className="figures text-22 font-bold">{index + 1}</span> : <NamedIcon name={icon} size={24} />}
          </span>
          <span className="min-w-0">
            <span className="block text-16 font-semibold text-strong">{heading}</span>
            {text && <span className="mt-1 block text-14 text-body">{text}</span>}
          </span>
        </li>
      ))}
    </List>
  )
}
