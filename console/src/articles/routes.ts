import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/articles',
    menu: { group: 'content', label: 'articles' },
    requires: 'article/staff_list',
    translations: ['articles'],
    screen: async () => (await import('./articles-screen.tsx')).ArticlesScreen,
  },
  {
    path: '/articles/edit',
    requires: 'article/staff_view',
    translations: ['articles', 'upload'],
    screen: async () => (await import('./edit/article-edit-screen.tsx')).ArticleEditScreen,
  },
  {
    path: '/articles/categories',
    requires: 'article/staff_categories',
    translations: ['articles'],
    screen: async () => (await import('./help-categories-screen.tsx')).HelpCategoriesScreen,
  },
  {
    path: '/agreements',
    menu: { group: 'content', label: 'agreements' },
    requires: 'content/list_agreements',
    translations: ['articles'],
    screen: async () => (await import('./agreements/agreements-screen.tsx')).AgreementsScreen,
  },
  {
    path: '/translations',
    menu: { group: 'content', label: 'translations' },
    requires: 'article/translations',
    translations: ['articles'],
    screen: async () => (await import('./translations-screen.tsx')).TranslationsScreen,
  },
]
