import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Labels, LabelsProvider } from '@longmall/ui/labels.tsx'
import { type ReactNode, useMemo } from 'react'
import { type TranslationStore, TranslationsProvider } from './translations.tsx'
import { SharedProvider, type SharedStore } from './shared.ts'

export interface ProvidersProps {
  queryClient: QueryClient
  translations: TranslationStore
  shared: SharedStore
  children: ReactNode
}

/** Context providers of every screen. */
export function Providers({ queryClient, translations, shared, children }: ProvidersProps) {
  const labels = useMemo(() => componentLabels(translations), [translations])
  return (
    <QueryClientProvider client={queryClient}>
      <SharedProvider value={shared}>
        <TranslationsProvider value={translations}>
          <LabelsProvider value={labels}>{children}</LabelsProvider>
        </TranslationsProvider>
      </SharedProvider>
    </QueryClientProvider>
  )
}

function componentLabels(translations: TranslationStore): Labels {
  const t = translations.t('shell')
  return {
    close: t('close'),
    confirm: t('confirm'),
    cancel: t('cancel'),
    retry: t('retry'),
    loading: t('loading'),
    clear: t('clear'),
    required: t('required'),
    increase: t('increase'),
    decrease: t('decrease'),
    quantity: t('quantity'),
    deleteDigit: t('delete_digit'),
    digitsEntered: (count) => t('digits_entered', { count }),
    showPassword: t('show_password'),
    hidePassword: t('hide_password'),
    backToTop: t('back_to_top'),
    noMore: t('no_more'),
    listEnd: t('list_end'),
    empty: t('list_empty'),
    errorTitle: t('error_title'),
    errorText: t('error_text'),
    days: (count) => t('days', { count }),
    pull: {
      idle: t('pull_idle'),
      within: t('pull_further'),
      beyond: t('pull_release'),
      loading: t('pull_loading'),
      ended: t('pull_ended'),
    },
  }
}
