import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/games',
    menu: { group: 'promotions', label: 'games' },
    needs: 'game/list',
    words: ['game'],
    screen: async () => (await import('./games-screen.tsx')).GamesScreen,
  },
  {
    path: '/games/edit',
    needs: 'game/staff_view',
    words: ['game', 'upload'],
    screen: async () => (await import('./edit/game-edit-screen.tsx')).GameEditScreen,
  },
  {
    path: '/games/figures',
    needs: 'game/figures',
    words: ['game'],
    screen: async () => (await import('./figures/game-figures-screen.tsx')).GameFiguresScreen,
  },
  {
    path: '/games/draws',
    needs: 'game/draws',
    words: ['game'],
    screen: async () => (await import('./draws/draws-screen.tsx')).DrawsScreen,
  },
  {
    path: '/games/draw',
    needs: 'game/staff_check',
    words: ['game'],
    screen: async () => (await import('./draws/draw-screen.tsx')).DrawScreen,
  },
]
