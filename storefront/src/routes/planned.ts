/** Paths whose screen is not built yet, with their area; decisions/later.md is the same list as text. */
export const plannedScreens = {
  '/v1/member/message/message': 'content',
  '/v2/goods/consult/consult': 'catalogue',
  '/v2/shop/detail/detail': 'catalogue',
  '/v2/live/list/list': 'content',
  '/v2/live/room/room': 'content',
  '/v2/fan_club': 'content',
  '/v2/member/chat/chat': 'content',
} as const satisfies Record<string, string>
