import type { poster as english } from '../en-us/poster.ts'
import type { TranslationTable } from '../translate.ts'

export const poster: TranslationTable<typeof english> = {
  title: '推广海报',
  language: '海报语言',
  hint: '扫描二维码即可在商城看到对应内容，下单时会记录是您分享的。',
  save_hint: '在 App 中，长按图片即可保存。',
  earns_commission: '通过此海报下单，您可获得佣金。',
  copy_link: '链接',
  save: '保存',
  share: '分享',
  retry: '重试',
  failed_title: '海报生成失败',
  failed_text: '当前生成海报的人较多，请稍后重试。',
  gone_title: '该内容已无法生成海报',
  gone_text: '商品已下架，或活动已结束。',
  of_shop: '商城海报',
  alt: '海报：{title}。{description}',
}
