import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { App, ConfigProvider } from 'antd'
import { screenRoutes } from './screen-routes.ts'
import { router } from './routes.tsx'
import { ScreenRoutesProvider } from './shell/frame/use-screen-routes.ts'
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
    // Without a space between two Chinese characters on a button.
    <ConfigProvider theme={consoleTheme} locale={locale} button={{ autoInsertSpace: false }} virtual={false}>
      <App>
        <ScreenRoutesProvider value={screenRoutes}>
          <RouterProvider router={router} />
        </ScreenRoutesProvider>
      </App>
    </ConfigProvider>
  )
}
