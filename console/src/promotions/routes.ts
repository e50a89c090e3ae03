import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/campaigns',
    menu: { group: 'promotions', label: 'campaigns' },
    requires: 'campaign/search',
    translations: ['campaign'],
    screen: async () => (await import('./campaigns/campaigns-screen.tsx')).CampaignsScreen,
  },
  {
    path: '/campaigns/edit',
    requires: 'campaign/staff_view',
    translations: ['campaign', 'dryrun'],
    screen: async () => (await import('./edit/campaign-edit-screen.tsx')).CampaignEditScreen,
  },
  {
    path: '/campaigns/figures',
    requires: 'campaign/figures',
    translations: ['campaign'],
    screen: async () => (await import('./figures/figures-screen.tsx')).FiguresScreen,
  },
  {
    path: '/reductions',
    menu: { group: 'promotions', label: 'reductions' },
    requires: 'campaign/reductions',
    translations: ['reduction', 'dryrun', 'campaign'],
    screen: async () => (await import('./reductions/reductions-screen.tsx')).ReductionsScreen,
  },
  {
    path: '/teams',
    menu: { group: 'promotions', label: 'teams' },
    requires: 'team_buy/staff_groups',
    translations: ['teambuy'],
    screen: async () => (await import('./teams/teams-screen.tsx')).TeamsScreen,
  },
  {
    path: '/bargains',
    menu: { group: 'promotions', label: 'bargains' },
    requires: 'bargain/search',
    translations: ['teambuy'],
    screen: async () => (await import('./bargains/bargains-screen.tsx')).BargainsScreen,
  },
]
