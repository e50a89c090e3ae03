import { Language, Text } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

const LocalizedPlace = z.partialRecord(Language, Text(80))

export const fulfilmentSettings = settings('fulfilment', {
  origins: {
    schema: z.object({ domestic: LocalizedPlace, overseas: LocalizedPlace }),
    default: {
      domestic: { 'en-us': 'Shenzhen', 'zh-cn': '深圳市', 'ko-kr': '선전', 'ja-jp': '深圳市', 'ms-my': 'Shenzhen' },
      overseas: { 'en-us': 'Seoul', 'zh-cn': '首尔', 'ko-kr': '서울', 'ja-jp': 'ソウル', 'ms-my': 'Seoul' },
    },
    effect: 'The city each warehouse sends from, as its parcels’ tracks name it.',
  },
  recharge_minutes: {
    schema: z.int().check(z.minimum(1), z.maximum(1440)),
    default: 5,
    unit: 'minutes',
    effect: 'How long after a recharge was sent its provider is asked what became of it.',
  },
  demo_recharge: {
    schema: z.enum(['success', 'failure', 'silence']),
    default: 'success',
    effect:
      'What the demo’s provider of phone recharges answers. A failure refunds the order by itself; after silence it is asked again. Other shops have no such provider.',
  },
})
