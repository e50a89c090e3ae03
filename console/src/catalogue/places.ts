import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/categories',
    menu: { group: 'goods', label: 'categories' },
    needs: 'catalogue/category_tree',
    words: ['tree'],
    screen: async () => (await import('./tree/categories-screen.tsx')).CategoriesScreen,
  },
  {
    path: '/brands',
    menu: { group: 'goods', label: 'brands' },
    needs: 'catalogue/brand_list',
    words: ['tree'],
    screen: async () => (await import('./brands-screen.tsx')).BrandsScreen,
  },
  {
    path: '/freight',
    menu: { group: 'goods', label: 'freight' },
    needs: 'catalogue/freight_list',
    words: ['tree'],
    screen: async () => (await import('./freight/freight-screen.tsx')).FreightScreen,
  },
  {
    path: '/goods/bulk',
    needs: 'catalogue/bulk_edit',
    words: ['bulk', 'work'],
    screen: async () => (await import('./bulk/bulk-screen.tsx')).BulkScreen,
  },
]
