import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/articles',
    menu: { group: 'content', label: 'articles' },
    needs: 'article/staff_list',
    words: ['articles'],
    screen: async () => (await import('./articles-screen.tsx')).ArticlesScreen,
  },
  {
    path: '/articles/edit',
    needs: 'article/staff_view',
    words: ['articles', 'upload'],
    screen: async () => (await import('./edit/article-edit-screen.tsx')).ArticleEditScreen,
  },
  {
    path: '/articles/categories',
    needs: 'article/staff_categories',
    words: ['articles'],
    screen: async () => (await import('./help-categories-screen.tsx')).HelpCategoriesScreen,
  },
  {
    path: '/agreements',
    menu: { group: 'content', label: 'agreements' },
    needs: 'content/list_agreements',
    words: ['articles'],
    screen: async () => (await import('./agreements/agreements-screen.tsx')).AgreementsScreen,
  },
  {
    path: '/translations',
    menu: { group: 'content', label: 'translations' },
    needs: 'article/translations',
    words: ['articles'],
    screen: async () => (await import('./translations-screen.tsx')).TranslationsScreen,
  },
]
