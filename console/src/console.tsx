import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { App, ConfigProvider } from 'antd'
import { places } from './places.ts'
import { router } from './routes.tsx'
import { PlacesProvider } from './shell/frame/use-places.ts'
import { type LanguagePack, LanguageProvider, useConsoleLanguage } from './shell/language.tsx'
import { queryClient } from './shell/call/query-client.ts'
import { consoleTheme } from './shell/theme.ts'

/** The whole console: language, theme, server state, screens. */
export const Console = ({ pack }: { pack: LanguagePack }) => (
  <LanguageProvider first={pack}>
    <QueryClientProvider client={queryClient}>
      <Themed />
    </QueryClientProvider>
  </LanguageProvider>
)

function Themed() {
  const { locale } = useConsoleLanguage()
  return (
    // Two Chinese characters on a button stay one word.
    <ConfigProvider theme={consoleTheme} locale={locale} button={{ autoInsertSpace: false }} virtual={false}>
      <App>
        <PlacesProvider value={places}>
          <RouterProvider router={router} />
        </PlacesProvider>
      </App>
    </ConfigProvider>
  )
}
