import { Address, Text } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const articleSettings = settings('article', {
  host_apps: {
    schema: z.array(z.object({ name: Text(40), href: Address.check(z.regex(/^https:\/\/\S+$/)) })).check(z.maxLength(6)),
    default: [],
    effect: 'Apps in which the shop can be opened too: the download page names them, each with its address.',
  },
})
