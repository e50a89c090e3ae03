import { readPickerSearch } from '../shell/screens/city/picker-search.ts'
import { readChooseSearch, readOpenSearch } from '../shell/screens/map/map-search.ts'
import { readWebviewSearch } from '../shell/screens/webview/webview-search.ts'
import { screen } from './screen.ts'

export const shellScreens = {
  '/v2/member/language/language': screen('shell/screens/language-screen'),
  '/v2/member/theme/theme': screen('shell/screens/theme-screen'),
  '/v2/store_closed': screen('shell/screens/store-closed-screen'),
  '/v2/account_cancelled': screen('shell/screens/account-cancelled-screen'),
  '/v1/login/login/logout': screen('shell/screens/logout-screen'),
  '/v2/webview/webview': screen('shell/screens/webview/webview-screen', {
    translations: ['webview'],
    search: readWebviewSearch,
    cached: false,
  }),
  '/choose-location': screen('shell/screens/map/choose-location-screen', {
    translations: ['location'],
    search: readChooseSearch,
    cached: false,
  }),
  '/open-location': screen('shell/screens/map/open-location-screen', { translations: ['location'], search: readOpenSearch, cached: false }),
  '/v2/city_picker': screen('shell/screens/city/city-picker-screen', {
    translations: ['location'],
    search: readPickerSearch,
    cached: false,
  }),
  '/v2/start_up_ad': screen('content/start-up/start-up-ad-screen', { translations: ['startup'], search: () => ({}) }),
  '/v1/testfullpage': screen('shell/screens/test-page/test-page-screen', { translations: ['testpage'], search: () => ({}) }),
}
