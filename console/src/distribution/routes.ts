import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/distribution',
    menu: { group: 'promotions', label: 'distribution' },
    requires: 'distribution/figures',
    translations: ['distribution'],
    screen: async () => (await import('./overview/overview-screen.tsx')).OverviewScreen,
  },
  {
    path: '/distribution/applications',
    requires: 'distribution/list_applications',
    translations: ['distribution'],
    screen: async () => (await import('./applications/applications-screen.tsx')).ApplicationsScreen,
  },
  {
    path: '/distribution/distributors',
    requires: 'distribution/list_distributors',
    translations: ['distribution'],
    screen: async () => (await import('./distributors/distributors-screen.tsx')).DistributorsScreen,
  },
  {
    path: '/distribution/distributor',
    requires: 'distribution/view_distributor',
    translations: ['distribution'],
    screen: async () => (await import('./distributors/distributor-screen.tsx')).DistributorScreen,
  },
  {
    path: '/distribution/commissions',
    requires: 'distribution/list_commissions',
    translations: ['distribution'],
    screen: async () => (await import('./commissions/commissions-screen.tsx')).CommissionsScreen,
  },
  {
    path: '/distribution/ranking',
    requires: 'distribution/ranking',
    translations: ['distribution'],
    screen: async () => (await import('./overview/ranking-screen.tsx')).RankingScreen,
  },
  {
    path: '/distribution/goods',
    requires: 'distribution/list_goods',
    translations: ['distribution'],
    screen: async () => (await import('./goods/goods-screen.tsx')).GoodsScreen,
  },
  {
    path: '/distribution/levels',
    requires: 'distribution/list_levels',
    translations: ['distribution'],
    screen: async () => (await import('./levels/levels-screen.tsx')).LevelsScreen,
  },
]
