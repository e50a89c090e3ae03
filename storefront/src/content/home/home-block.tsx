import type { Block } from '@longmall/contract/content.ts'
import { CouponRow } from '../coupon-row.tsx'
import { FlashStrip } from '../../flash-sale/home/flash-strip.tsx'
import type { BlockKind } from '../block.ts'
import { BrandRow } from './brand-row.tsx'
import { Carousel } from './carousel.tsx'
import { GoodsGrid } from './goods-grid.tsx'
import { GoodsRow } from './goods-row.tsx'
import { IconGrid } from './icon-grid.tsx'
import { NoticeMarquee } from './notice-marquee.tsx'
import { SearchBar } from './search-bar.tsx'
import { TopicCards } from './topic-cards.tsx'

export interface HomeBlockProps {
  block: Block
  /** The first block of its kind: its first pictures are loaded with priority. */
  first: boolean
  /** The block above it. */
  after: BlockKind | undefined
}

/** A block of the home page by its kind. */
export function HomeBlock({ block, first, after }: HomeBlockProps) {
  switch (block.kind) {
    case 'search_bar':
      return <SearchBar block={block} />
    case 'carousel':
      return <Carousel block={block} eager={first} attached={after === 'search_bar'} />
    case 'icon_grid':
      return <IconGrid block={block} />
    case 'notice':
      return <NoticeMarquee block={block} />
    case 'coupons':
      return <CouponRow title={block.title} />
    case 'flash_sale':
      return <FlashStrip title={block.title} />
    case 'brand_row':
      return <BrandRow block={block} />
    case 'topic_cards':
      return <TopicCards block={block} />
    case 'goods_row':
      return <GoodsRow block={block} eager={first ? 2 : 0} />
    default:
      return <GoodsGrid block={block} eager={first ? 2 : 0} />
  }
}
