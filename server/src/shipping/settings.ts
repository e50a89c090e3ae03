import { Language, Text } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

const Place = z.partialRecord(Language, Text(80))
const Code = z.string().check(z.regex(/^[a-z_0-9]{2,30}$/))
const CarrierRow = z.object({ carrier: Code, carrier_name: Text(60), port: z.enum(['demo', 'manual']) })
export type CarrierRow = z.output<typeof CarrierRow>

export const shippingSettings = settings('shipping', {
  carriers: {
    schema: z.array(CarrierRow).check(z.minLength(1), z.maxLength(30)),
    default: [
      { carrier: 'harbour', carrier_name: 'Harbour Express', port: 'demo' },
      { carrier: 'crane', carrier_name: 'Crane Post', port: 'demo' },
      { carrier: 'meridian', carrier_name: 'Meridian Air', port: 'demo' },
      { carrier: 'own', carrier_name: 'Longmall Couriers', port: 'manual' },
    ],
    effect: 'Carriers a parcel may go with; `demo` parcels move with the store clock, of `manual` ones operators write where they are.',
  },
  origins: {
    schema: z.object({ domestic: Place, overseas: Place }),
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
    effect: 'How long the demo operator takes to recharge a phone.',
  },
})
