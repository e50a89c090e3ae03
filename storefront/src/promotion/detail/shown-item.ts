import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { readInteger, type RawSearch } from '../../shell/search.ts'

type Item = CampaignDetail['items'][number]

/** The SKU shown on a promotion's page: that of the address, else the first available. */
export const shownItem = (items: readonly Item[], sku_id: number | undefined): Item | undefined =>
  items.find((item) => item.sku_id === sku_id) ?? items.find(({ is_on_sale, stock }) => is_on_sale && stock !== 'none') ?? items[0]

export const readSku = ({ sku_id }: RawSearch) => readInteger(sku_id)
