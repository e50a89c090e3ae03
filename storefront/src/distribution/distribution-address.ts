import { billKinds, commissionStates } from '@longmall/contract/distribution-shapes.ts'
import { readChoice, readInteger, readText, type RawSearch } from '../shell/search.ts'

export const generations = [1, 2, 3] as const
export type Generation = (typeof generations)[number]
export const goodsSorts = ['earnings', 'sales', 'price_up', 'price_down'] as const
export type GoodsSort = (typeof goodsSorts)[number]

const readGeneration = (text: string | undefined): Generation | undefined => generations.find((one) => String(one) === text)

/** Which goods are listed, and in which order; the highest earnings first by default. */
export const readGoodsList = ({ keyword, sort }: RawSearch) => ({ keyword: readText(keyword, 60), sort: readChoice(sort, goodsSorts) })

/** Which commission orders are listed; all by default. */
export const readOrders = ({ state, generation }: RawSearch) => ({
  state: readChoice(state, commissionStates),
  generation: readGeneration(generation),
})

/** Which order; 0 where the address names none. */
export const readOrderId = ({ id }: RawSearch) => ({ id: readInteger(id) ?? 0 })

/** Which generation of the team; the first by default. */
export const readTeamGeneration = ({ generation }: RawSearch) => ({ generation: readGeneration(generation) ?? 1 })

/** Which lines of the bill; all by default. */
export const readBill = ({ kind }: RawSearch) => ({ kind: readChoice(kind, billKinds) })
