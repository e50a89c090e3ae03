import type { GoodsType } from '@longmall/contract/catalogue.ts'

/** Goods that may pay commission; Start-up products and pledges pay awards and income instead. */
export const earningTypes = ['standard', 'entity', 'virtual', 'deposit'] as const satisfies readonly GoodsType[]
