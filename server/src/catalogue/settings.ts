import { listPageSize } from '@longmall/contract/constants.ts'
import { Integer } from '@longmall/contract/fields.ts'
import { settings } from '../kernel/settings.ts'

export const catalogueSettings = settings('catalogue', {
  page_size: {
    schema: Integer(1, 50),
    default: listPageSize,
    unit: 'goods',
    effect: 'How many goods a list answers when the caller names no number',
  },
  top_list_size: { schema: Integer(1, 50), default: 20, unit: 'goods', effect: 'How long the top lists are' },
})
