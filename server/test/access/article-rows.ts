import type { Api } from '@longmall/contract/index.ts'
import { everyone, member, shopper, staff, type Row } from './access-row.ts'

const editors = staff('owner', 'operator')

/** The rows of what the shop writes. */
export const articleRows = {
  'article/list': everyone,
  'article/questions': everyone,
  'article/view': everyone,
  'article/page': everyone,
  'article/host_apps': everyone,
  'article/help_categories': everyone,
  'article/search_help': everyone,
  'article/likes': shopper,
  'article/like': member,
  'article/unlike': member,
  'article/staff_list': editors,
  'article/staff_view': editors,
  'article/save': editors,
  'article/publish': editors,
  'article/withdraw': editors,
  'article/remove': editors,
  'article/history': editors,
  'article/restore': editors,
  'article/staff_categories': editors,
  'article/save_category': editors,
  'article/reorder_categories': editors,
  'article/remove_category': editors,
  'article/translations': editors,
  'content/agreement_texts': editors,
} satisfies Partial<Record<keyof Api, Row>>
