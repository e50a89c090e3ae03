import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/language.tsx'

interface CampaignLinkProps {
  promotion_id: number
}

// The router of the types is the storefront's.
const to = (path: string) => path

/** Where promotions are listed. */
export const campaignLists = ['/campaigns', '/points-shop/goods'] as const

/** A promotion's name, linked to it. */
export const CampaignLink = ({ promotion_id, children }: CampaignLinkProps & { children: ReactNode }) => (
  <Link to={to('/campaigns/edit')} search={{ promotion_id } as never}>
    {children}
  </Link>
)

/** To the figures of a promotion or a full reduction. */
export function FiguresLink(one: CampaignLinkProps | { reduction_id: number }) {
  const t = useTranslations('campaign')
  return (
    <Link to={to('/campaigns/figures')} search={one as never}>
      {t('figures')}
    </Link>
  )
}
