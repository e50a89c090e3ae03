import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Words, WordsProvider } from '@longmall/ui/words.tsx'
import { type ReactNode, useMemo } from 'react'
import { type PhraseStore, PhrasesProvider } from './phrases.tsx'
import { SharedProvider, type SharedStore } from './shared.ts'

export interface ProvidersProps {
  queryClient: QueryClient
  phrases: PhraseStore
  shared: SharedStore
  children: ReactNode
}

/** What every screen finds around it. */
export function Providers({ queryClient, phrases, shared, children }: ProvidersProps) {
  const words = useMemo(() => componentWords(phrases), [phrases])
  return (
    <QueryClientProvider client={queryClient}>
      <SharedProvider value={shared}>
        <PhrasesProvider value={phrases}>
          <WordsProvider value={words}>{children}</WordsProvider>
        </PhrasesProvider>
      </SharedProvider>
    </QueryClientProvider>
  )
}

function componentWords(phrases: PhraseStore): Words {
  const say = phrases.t('shell')
  return {
    close: say('close'),
    confirm: say('confirm'),
    cancel: say('cancel'),
    retry: say('retry'),
    loading: say('loading'),
    clear: say('clear'),
    required: say('required'),
    increase: say('increase'),
    decrease: say('decrease'),
    quantity: say('quantity'),
    deleteDigit: say('delete_digit'),
    digitsEntered: (count) => say('digits_entered', { count }),
    showPassword: say('show_password'),
    hidePassword: say('hide_password'),
    backToTop: say('back_to_top'),
    noMore: say('no_more'),
    listEnd: say('list_end'),
    empty: say('list_empty'),
    errorTitle: say('error_title'),
    errorText: say('error_text'),
    days: (count) => say('days', { count }),
    pull: {
      idle: say('pull_idle'),
      within: say('pull_within'),
      beyond: say('pull_beyond'),
      loading: say('pull_loading'),
      ended: say('pull_ended'),
    },
  }
}
