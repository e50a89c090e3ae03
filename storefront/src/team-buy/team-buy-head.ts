import { pictureAddress } from '../catalogue/head/goods-json-ld.ts'
import type { HeadTools, PageHead } from '../shell/page-head.ts'
import { query } from '@longmall/web/call/query.ts'
import type { readShare } from './team-buy-address.ts'

/** Head of a team that is shared: its goods, and how many it lacks. No search engine lists a team, which lasts hours. */
export function teamBuyHead({ queryClient, search: { group_id }, translations }: HeadTools<ReturnType<typeof readShare>>): PageHead {
  const t = translations.t('teambuy')
  const group = group_id === undefined ? undefined : queryClient.getQueryData(query('team_buy/group', { group_id }).queryKey)
  if (!group) return { title: t('share_title'), noindex: true }
  return {
    title: group.goods_name,
    description: group.state === 'forming' ? t('forming_other', { count: group.size - group.joined }) : t(`state_${group.state}`),
    image: group.picture ? pictureAddress(group.picture) : undefined,
    noindex: true,
  }
}
