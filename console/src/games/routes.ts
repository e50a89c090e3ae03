import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/games',
    menu: { group: 'promotions', label: 'games' },
    requires: 'game/list',
    translations: ['game'],
    screen: async () => (await import('./games-screen.tsx')).GamesScreen,
  },
  {
    path: '/games/edit',
    requires: 'game/staff_view',
    translations: ['game', 'upload'],
    screen: async () => (await import('./edit/game-edit-screen.tsx')).GameEditScreen,
  },
  {
    path: '/games/figures',
    requires: 'game/figures',
    translations: ['game'],
    screen: async () => (await import('./figures/game-figures-screen.tsx')).GameFiguresScreen,
  },
  {
    path: '/games/draws',
    requires: 'game/draws',
    translations: ['game'],
    screen: async () => (await import('./draws/draws-screen.tsx')).DrawsScreen,
  },
  {
    path: '/games/draw',
    requires: 'game/staff_check',
    translations: ['game'],
    screen: async () => (await import('./draws/draw-screen.tsx')).DrawScreen,
  },
]
