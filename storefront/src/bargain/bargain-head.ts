import { campaignHead } from '../campaign/head/campaign-head.ts'
import { pictureAddress } from '../catalogue/head/goods-json-ld.ts'
import type { HeadTools, PageHead } from '../shell/page-head.ts'
import { query } from '@longmall/web/call/query.ts'
import type { readBargain } from './bargain-address.ts'

/** Head of goods to bargain for; of one bargain, its owner and goods. No search engine lists a bargain, which lasts hours. */
export function bargainHead(tools: HeadTools<ReturnType<typeof readBargain>>): PageHead {
  const { queryClient, search, translations } = tools
  const { bargain_id } = search
  if (bargain_id === undefined) return campaignHead('bargain')(tools)
  const t = translations.t('bargain')
  const bargain = queryClient.getQueryData(query('bargain/view', { bargain_id }).queryKey)
  if (!bargain) return { title: t('title'), noindex: true }
  return {
    title: bargain.goods_name,
    description: t('help_request', { name: bargain.owner.nickname }),
    image: bargain.picture ? pictureAddress(bargain.picture) : undefined,
    noindex: true,
  }
}
