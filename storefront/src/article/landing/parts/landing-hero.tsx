import { Picture, type PictureSource } from '@longmall/ui/display/picture.tsx'
import type { ReactNode } from 'react'

export interface LandingHeroProps {
  title: string
  text: string
  picture: PictureSource | null
  action: ReactNode
}

/** The top of a landing page: text and the main link, beside a picture where there is room. */
export function LandingHero({ title, text, picture, action }: LandingHeroProps) {
  return (
    <div className="brand-gradient text-on-brand">
      <div className="mx-auto grid max-w-landing gap-6 px-4 py-8 broad:grid-cols-2 broad:items-center broad:gap-12 broad:px-8 broad:py-16">
        <div className="space-y-4">
          <h1 className="text-28 leading-9 font-bold text-balance">{title}</h1>
          <p className="max-w-prose text-16 leading-7">{text}</p>
          <div className="pt-2">{action}</div>
        </div>
        {picture && (
          <div className="overflow-hidden rounded-16 shadow-lifted">
            <Picture picture={picture} ratio={2} sizes="(min-width: 900px) 560px, 92vw" decorative eager />
          </div>
        )}
      </div>
    </div>
  )
}
