import type { RatedKind } from '@longmall/contract/award-shapes.ts'
import type { Site } from '../../kernel/context.ts'
import { isTypeOffered } from '../../kernel/fulfilment.ts'

const ofGoods: readonly RatedKind[] = ['mall', 'sharing']
/** The avatar award is paid on clones, which are made of USDA that Start-up sales pay. */
const ofStartUp: readonly RatedKind[] = ['referral', 'avatar', 'global', 'education', 'director', 'matching', 'management']

/** Awards that a sale of this shop can pay: those of a type of goods that is not sold are not promised to members. */
export const payableKinds = (context: { site: Pick<Site, 'fulfilments'> }): readonly RatedKind[] =>
  isTypeOffered(context, 'start_up') ? [...ofStartUp, ...ofGoods] : ofGoods
