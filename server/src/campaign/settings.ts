import { listPageSize } from '@longmall/contract/constants.ts'
import { Integer } from '@longmall/contract/fields.ts'
import { settings } from '../kernel/settings.ts'

export const campaignSettings = settings('campaign', {
  page_size: {
    schema: Integer(1, 50),
    default: listPageSize,
    unit: 'goods',
    effect: 'How many goods a promotion’s zone answers when the caller names no number',
  },
})
