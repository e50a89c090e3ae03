import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/campaigns',
    menu: { group: 'promotions', label: 'campaigns' },
    needs: 'campaign/search',
    words: ['campaign'],
    screen: async () => (await import('./campaigns/campaigns-screen.tsx')).CampaignsScreen,
  },
  {
    path: '/campaigns/edit',
    needs: 'campaign/staff_view',
    words: ['campaign', 'rehearsal'],
    screen: async () => (await import('./edit/campaign-edit-screen.tsx')).CampaignEditScreen,
  },
  {
    path: '/campaigns/figures',
    needs: 'campaign/figures',
    words: ['campaign'],
    screen: async () => (await import('./figures/figures-screen.tsx')).FiguresScreen,
  },
  {
    path: '/reductions',
    menu: { group: 'promotions', label: 'reductions' },
    needs: 'campaign/reductions',
    words: ['reduction', 'rehearsal', 'campaign'],
    screen: async () => (await import('./reductions/reductions-screen.tsx')).ReductionsScreen,
  },
  {
    path: '/teams',
    menu: { group: 'promotions', label: 'teams' },
    needs: 'pintuan/staff_groups',
    words: ['team'],
    screen: async () => (await import('./teams/teams-screen.tsx')).TeamsScreen,
  },
  {
    path: '/bargains',
    menu: { group: 'promotions', label: 'bargains' },
    needs: 'bargain/search',
    words: ['team'],
    screen: async () => (await import('./bargains/bargains-screen.tsx')).BargainsScreen,
  },
]
