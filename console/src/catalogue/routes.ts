import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/categories',
    menu: { group: 'goods', label: 'categories' },
    requires: 'catalogue/category_tree',
    translations: ['tree'],
    screen: async () => (await import('./tree/categories-screen.tsx')).CategoriesScreen,
  },
  {
    path: '/brands',
    menu: { group: 'goods', label: 'brands' },
    requires: 'catalogue/brand_list',
    translations: ['tree'],
    screen: async () => (await import('./brands-screen.tsx')).BrandsScreen,
  },
  {
    path: '/freight',
    menu: { group: 'goods', label: 'freight' },
    requires: 'catalogue/freight_list',
    translations: ['tree'],
    screen: async () => (await import('./freight/freight-screen.tsx')).FreightScreen,
  },
  {
    path: '/goods/bulk',
    requires: 'catalogue/bulk_edit',
    translations: ['bulk', 'work'],
    screen: async () => (await import('./bulk/bulk-screen.tsx')).BulkScreen,
  },
]
