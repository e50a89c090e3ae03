import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/goods',
    menu: { group: 'goods', label: 'goods' },
    requires: 'catalogue/staff_goods',
    translations: ['goods', 'bulk'],
    screen: async () => (await import('./list/goods-screen.tsx')).GoodsScreen,
  },
  {
    path: '/goods/edit',
    requires: 'catalogue/staff_view',
    translations: ['goods', 'upload'],
    screen: async () => (await import('./edit/goods-edit-screen.tsx')).GoodsEditScreen,
  },
  {
    path: '/stock',
    menu: { group: 'goods', label: 'stock' },
    requires: 'catalogue/stock_moves',
    translations: ['goods'],
    screen: async () => (await import('./stock/stock-screen.tsx')).StockScreen,
  },
]
