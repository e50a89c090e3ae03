import * as z from 'zod/mini'
import { MemberPlan } from './award-shapes.ts'
import { awardStaff } from './award-staff.ts'
import { operation } from './operation.ts'

export const award = {
  plan: operation({
    path: 'award/plan',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The award plan in force',
    input: z.object({}),
    output: z.object({ plan: MemberPlan }),
  }),
  ...awardStaff,
}
