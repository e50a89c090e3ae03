import type { Language } from '@longmall/contract/fields.ts'
import { banners } from '../../pictures/scenes/banner-recipes.ts'
import type { BannerKey } from '../../pictures/scenes/banner-recipes.ts'
import type { DemoBlock, LocalizedText } from '../../types.ts'
import { brands } from '../brands/brands.ts'
import type { BrandKey } from '../brands/brands.ts'
import { localized } from '../localized.ts'
import { goodsRows, icons, notices, slides, topics } from './home-texts.ts'

/** Ids as the tables gave them. */
export interface HomeIds {
  category: (key: string) => number
  brand: (key: string) => number
  goods: (key: string) => number
  /** A topic by its banner. */
  topic: (banner: string) => number
  /** An article by its key. */
  article: (key: string) => number
}

/** Texts of a block by path, from the texts at each path. */
function textsOf(rows: [path: string, words: LocalizedText][]): DemoBlock['texts'] {
  const one = (language: Language) => Object.fromEntries(rows.map(([path, text]) => [path, text[language]]))
  return { 'en-us': one('en-us'), 'zh-cn': one('zh-cn'), 'ko-kr': one('ko-kr'), 'ja-jp': one('ja-jp'), 'ms-my': one('ms-my') }
}

const list = '/v2/goods/list/list'
const picture = (key: BannerKey) => ({ src: `/media/banner/${key}`, widths: banners[key].widths, avif: false })

/**
 * `category:home` and `brand:kiln` become addresses of lists, more of the filter may follow (`&price_to=50`); `topic:tea-table` that
 * of the topic with this banner; `notice:demo` that of the notice; an address stays what it is.
 */
function address(target: string, ids: HomeIds): string {
  if (target.startsWith('topic:')) return `/promotionpages/topic/detail/detail?id=${ids.topic(target.slice('topic:'.length))}`
  if (target.startsWith('notice:')) return `/v2/notice/detail/detail?id=${ids.article(target.slice('notice:'.length))}`
  const found = /^(category|brand):([\w-]+)(.*)$/.exec(target)
  if (!found) return target
  const [, kind, key, rest] = found
  return kind === 'category' ? `${list}?category_id=${ids.category(key!)}${rest}` : `${list}?brand_id=${ids.brand(key!)}${rest}`
}

function linked(kind: 'carousel' | 'topic_cards', rows: typeof slides, ids: HomeIds, title?: LocalizedText): DemoBlock {
  const name = kind === 'carousel' ? 'slides' : 'cards'
  const labels = rows.flatMap(({ label, subtitle }, i): [string, LocalizedText][] => [
    [`${name}.${i}.label`, label],
    [`${name}.${i}.subtitle`, subtitle],
  ])
  return {
    kind,
    content: { [name]: rows.map(({ banner, to }) => ({ href: address(to, ids), picture: picture(banner) })) },
    texts: textsOf(title ? [['title', title], ...labels] : labels),
  }
}

const shownBrands: BrandKey[] = [
  'kiln',
  'nagi',
  'halden',
  'mistfield',
  'plainday',
  'ironbark',
  'aven',
  'carryall',
  'ridgeline',
  'pebblepine',
]

function brandRow(ids: HomeIds): DemoBlock {
  return {
    kind: 'brand_row',
    content: {
      brands: shownBrands.map((key) => ({
        href: address(`brand:${key}`, ids),
        picture: { src: `/media/brand/${key}`, widths: [240], avif: false },
      })),
    },
    texts: textsOf([
      ['title', localized`Brands we trust | 品牌精选 | 믿고 고르는 브랜드 | 信頼のブランド | Jenama pilihan`],
      ...shownBrands.map((key, i): [string, LocalizedText] => [`brands.${i}.label`, brands[key].name]),
    ]),
  }
}

const goodsRow = ({ title, to, goods }: (typeof goodsRows)[number], ids: HomeIds): DemoBlock => ({
  kind: 'goods_row',
  content: { href: address(to, ids), goods_ids: goods.map(ids.goods) },
  texts: textsOf([['title', title]]),
})

/** The home page, from the search box down to goods without end. Links lead to lists, brands and screens that are open. */
export function listBlocks(ids: HomeIds): DemoBlock[] {
  const rows = goodsRows.map((row) => goodsRow(row, ids))
  return [
    {
      kind: 'search_bar',
      content: {},
      texts: textsOf([
        [
          'placeholder',
          localized`Search for calm, useful things | 搜索好物 | 찾는 물건을 검색하세요 | お探しの品を検索 | Cari barangan kegemaran`,
        ],
      ]),
    },
    linked('carousel', slides, ids),
    {
      kind: 'icon_grid',
      content: { icons: icons.map(({ icon, to }) => ({ href: address(to, ids), icon })) },
      texts: textsOf(icons.map(({ label }, i) => [`icons.${i}.label`, label])),
    },
    {
      kind: 'notice',
      content: { notices: notices.map(({ to }) => ({ href: to && address(to, ids) })) },
      texts: textsOf(notices.map(({ text }, i) => [`notices.${i}.text`, text])),
    },
    {
      kind: 'coupons',
      addon: 'coupon',
      content: {},
      texts: textsOf([['title', localized`Coupons for you | 好券速领 | 받을 수 있는 쿠폰 | おすすめクーポン | Kupon untuk anda`]]),
    },
    {
      kind: 'flash_sale',
      addon: 'seckill',
      content: {},
      texts: textsOf([['title', localized`Flash sale | 限时秒杀 | 타임 세일 | タイムセール | Jualan kilat`]]),
    },
    rows[0]!,
    brandRow(ids),
    linked('topic_cards', topics, ids, localized`Small guides | 主题精选 | 테마별 추천 | テーマから選ぶ | Panduan ringkas`),
    rows[1]!,
    {
      kind: 'goods_grid',
      content: {},
      texts: textsOf([['title', localized`Picked for you | 为你推荐 | 추천 상품 | おすすめ | Pilihan untuk anda`]]),
    },
  ]
}
