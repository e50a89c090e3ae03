import { joinHead } from '../application/join-head.ts'
import { screen, type Screen } from './screen.ts'

const join = screen('application/join-screen', {
  translations: ['application', 'form', 'code'],
  search: () => ({}),
  head: import.meta.env.SSR ? joinHead : undefined,
})

export const applicationScreens = {
  '/join': join,
  '/v1/join': join,
  '/mobile/join': join,
  '/v2/assets/franchise': screen('application/franchise-screen', { access: 'member', translations: ['application', 'form', 'code'] }),
} satisfies Record<string, Screen>
