import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/goods',
    menu: { group: 'goods', label: 'goods' },
    needs: 'catalogue/staff_goods',
    words: ['goods', 'bulk'],
    screen: async () => (await import('./list/goods-screen.tsx')).GoodsScreen,
  },
  {
    path: '/goods/edit',
    needs: 'catalogue/staff_view',
    words: ['goods', 'upload'],
    screen: async () => (await import('./edit/goods-edit-screen.tsx')).GoodsEditScreen,
  },
  {
    path: '/stock',
    menu: { group: 'goods', label: 'stock' },
    needs: 'catalogue/stock_moves',
    words: ['goods'],
    screen: async () => (await import('./stock/stock-screen.tsx')).StockScreen,
  },
]
