import { ShareButton } from '../catalogue/share/share-button.tsx'
import type { ScreenPath } from '../routes/table.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import type { LinkSearch } from '../shell/link.tsx'

export interface PromotionHeaderProps {
  /** Of the bar and the window. */
  title: string
  /** The name to share, of the goods or the promotion; no share button without it. */
  share?: string | undefined
  /** What its poster shows, as the poster's address names it. */
  poster?: LinkSearch | undefined
  /** Where back leads when this screen was opened first: the zone. */
  fallback?: ScreenPath
}

/** Title bar of a promotion: Back, its kind, and Share; a member's link includes their referral. */
export function PromotionHeader({ title, share, poster, fallback }: PromotionHeaderProps) {
  const action = share !== undefined && <ShareButton title={share} poster={poster} />
  return <PageHeader title={title} {...(fallback && { fallback })} action={action} />
}
