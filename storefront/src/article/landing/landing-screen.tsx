import { useTranslations } from '../../shell/translations.tsx'
import { EnterLink } from './parts/enter-link.tsx'
import { GoodsWall } from './parts/goods-wall.tsx'
import { LandingFrame, LandingPart } from './parts/landing-frame.tsx'
import { LandingHero } from './parts/landing-hero.tsx'
import { LandingText } from './parts/landing-text.tsx'
import { NewsLine } from './parts/news-line.tsx'
import { PointGrid } from './parts/point-grid.tsx'
import { QrCard } from './parts/qr-card.tsx'
import { useLanding } from './use-landing.ts'

/** The first landing page (CAT-16): a hero, news, what the shop promises, what sells, and a code for the phone. */
export function LandingScreen() {
  const t = useTranslations('article')
  const { title, text, cover, body, points, goods } = useLanding('index')
  return (
    <LandingFrame title={title}>
      <LandingHero title={title} text={text} picture={cover} action={<EnterLink onBrand />} />
      <NewsLine />
      <LandingPart title={t('reasons_title')}>
        <PointGrid points={points} />
      </LandingPart>
      <GoodsWall goods={goods} />
      <LandingText html={body} />
      <div className="mx-auto w-full max-w-landing px-4 pb-8 broad:max-w-page">
        <QrCard />
      </div>
    </LandingFrame>
  )
}
