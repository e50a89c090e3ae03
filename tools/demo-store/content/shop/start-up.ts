import { banners } from '../../pictures/scenes/banner-recipes.ts'
import { localized } from '../localized.ts'

/** An advert for the launch of the shop; an operator may switch it on. */
export const startUpAdvert = {
  picture: { src: '/media/banner/autumn-at-home', widths: banners['autumn-at-home'].widths, avif: false },
  href: '/v2/goods/toplist/toplist',
  seconds: 4,
  title: localized`Autumn, at home | 秋天，从家开始 | 집에서 맞는 가을 | 家で過ごす秋 | Musim luruh di rumah`,
}

/** Hosts whose pages the demo store opens within itself. */
export const webviewHosts = ['help.longmall.example', '*.partners.longmall.example']
