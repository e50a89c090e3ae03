import type { IconName } from '../objects/produce/icon.ts'
import type { DrawingName } from '../objects/registry.ts'

/** A drawing in a banner: paint, second paint, the name on it, its middle, floor and height in units of a field 200 wide. */
export interface BannerItem {
  drawing: DrawingName
  colour: string
  accent: string
  mark?: string
  icon?: IconName
  at: [cx: number, floor: number, height: number]
}

export interface BannerRecipe {
  tint: string
  /** Height by width. */
  ratio: number
  widths: number[]
  items: BannerItem[]
}

/** The smaller one is what a phone of 390 px and two dots a pixel shows. */
const carousel = { ratio: 1 / 2, widths: [740, 1200] }
const topic = { ratio: 5 / 8, widths: [360, 720] }

/** Text is on the left half of a carousel's slide, in dark ink: it stays empty there. None is drawn in. */
export const banners = {
  'slow-mornings': {
    ...carousel,
    tint: '#e9d8c6',
    items: [
      { drawing: 'coffeeBag', colour: '#3b332e', accent: '#c48d4a', mark: 'BUKIT KOPI', at: [176, 79, 49] },
      { drawing: 'gooseneck', colour: '#c2c5c7', accent: '#7d573d', at: [112, 81, 39] },
      { drawing: 'dripper', colour: '#f0e8da', accent: '#b58a5f', at: [146, 84, 58] },
      { drawing: 'mug', colour: '#c48d73', accent: '#a9805d', at: [182, 90, 26] },
    ],
  },
  'rooms-at-rest': {
    ...carousel,
    tint: '#d7dfd0',
    items: [
      { drawing: 'floorLamp', colour: '#343437', accent: '#ece3d2', at: [122, 82, 70] },
      { drawing: 'armchair', colour: '#c9a57a', accent: '#7d573d', at: [134, 87, 46] },
      { drawing: 'plant', colour: '#b9674a', accent: '#efe6d6', at: [178, 84, 53] },
      { drawing: 'basket', colour: '#cba873', accent: '#9c7443', at: [160, 90, 22] },
    ],
  },
  'quiet-sound': {
    ...carousel,
    tint: '#d3dce4',
    items: [
      { drawing: 'speakers', colour: '#7d573d', accent: '#d9c39a', at: [163, 80, 50] },
      { drawing: 'headphones', colour: '#66696e', accent: '#c5c8cb', at: [130, 86, 54] },
      { drawing: 'portableSpeaker', colour: '#dd8474', accent: '#f3f1ec', mark: 'HALDEN', at: [100, 90, 27] },
      { drawing: 'earbuds', colour: '#f3f1ec', accent: '#d9c39a', mark: 'HALDEN', at: [160, 93, 23] },
    ],
  },
  'weekend-outside': {
    ...carousel,
    tint: '#e2e2c9',
    items: [
      { drawing: 'tent', colour: '#3f5b4c', accent: '#cf9f45', at: [140, 81, 63] },
      { drawing: 'campChair', colour: '#cdb491', accent: '#b98f61', at: [178, 88, 42] },
      { drawing: 'sportBottle', colour: '#a75a3c', accent: '#343437', mark: 'RIDGELINE', at: [104, 89, 32] },
      { drawing: 'lantern', colour: '#56575b', accent: '#ece3d2', at: [154, 93, 24] },
    ],
  },
  'gift-ideas': {
    ...topic,
    tint: '#efdcd5',
    items: [
      { drawing: 'teaTin', colour: '#6e8a6c', accent: '#c6a15d', mark: 'MISTFIELD', icon: 'sprout', at: [146, 103, 70] },
      { drawing: 'giftBox', colour: '#f1e4d0', accent: '#9c3540', mark: 'LONGMALL', at: [86, 106, 62] },
      { drawing: 'candle', colour: '#b9745a', accent: '#c6a15d', mark: 'SORREL', at: [40, 110, 43] },
    ],
  },
  'tea-table': {
    ...topic,
    tint: '#dbe4dc',
    items: [
      { drawing: 'paperTube', colour: '#b87a3c', accent: '#6b3f24', mark: 'MISTFIELD', icon: 'tangerine', at: [158, 101, 71] },
      { drawing: 'glassTeapot', colour: '#c9a24a', accent: '#c9a24a', at: [92, 106, 60] },
      { drawing: 'mug', colour: '#a9c3b6', accent: '#a9805d', at: [38, 110, 38] },
    ],
  },
  'little-ones': {
    ...topic,
    tint: '#f1e7cc',
    items: [
      { drawing: 'teddy', colour: '#b98f61', accent: '#c9828a', at: [62, 104, 79] },
      { drawing: 'rings', colour: '#b9674a', accent: '#ece3d2', at: [124, 103, 62] },
      { drawing: 'blocks', colour: '#e2c59a', accent: '#ece3d2', mark: 'A', at: [170, 108, 41] },
    ],
  },
  'fresh-air': {
    ...topic,
    tint: '#dae5ec',
    items: [
      { drawing: 'purifier', colour: '#f3f1ec', accent: '#9fb09a', mark: 'KAZEO', at: [152, 103, 73] },
      { drawing: 'fan', colour: '#9fb09a', accent: '#c5c8cb', at: [88, 104, 75] },
      { drawing: 'humidifier', colour: '#f3f1ec', accent: '#b98f61', mark: 'KAZEO', at: [38, 109, 51] },
    ],
  },
  // Fills a telephone's screen; the text is at its foot.
  'autumn-at-home': {
    ratio: 2,
    widths: [600, 1000],
    tint: '#ead6bd',
    items: [
      { drawing: 'floorLamp', colour: '#343437', accent: '#f1e4cc', at: [64, 296, 158] },
      { drawing: 'plant', colour: '#8a4f36', accent: '#efe6d6', at: [158, 300, 104] },
      { drawing: 'armchair', colour: '#b9745a', accent: '#7d573d', at: [106, 310, 98] },
      { drawing: 'basket', colour: '#cba873', accent: '#9c7443', at: [40, 322, 42] },
      { drawing: 'candle', colour: '#f1e4d0', accent: '#c6a15d', mark: 'SORREL', at: [164, 328, 36] },
    ],
  },
} satisfies Record<string, BannerRecipe>

export type BannerKey = keyof typeof banners
