import { agreementHead } from '../content/agreement/agreement-head.ts'
import { agreementQuery } from '../content/agreement/agreement-query.ts'
import { screen, type Screen } from './screen.ts'
import { type ScreenTools } from '../shell/page-head.ts'

const agreement = (file: string, name: 'terms' | 'privacy_policy') =>
  screen(`content/agreement/${file}`, {
    translations: ['content'],
    search: () => ({}),
    prepare: ({ queryClient }: ScreenTools<unknown>) => queryClient.ensureQueryData(agreementQuery(name)),
    head: import.meta.env.SSR ? agreementHead(name) : undefined,
  })

export const contentScreens = {
  '/terms': agreement('terms-screen', 'terms'),
  '/privacy_policy': agreement('privacy-screen', 'privacy_policy'),
} satisfies Record<string, Screen>
