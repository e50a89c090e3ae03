import type { article } from '@longmall/contract/article.ts'
import type { Handlers } from '../kernel/context.ts'
import { likeArticle, unlikeArticle, viewLikes } from './like-article.ts'
import { articleSettings } from './settings.ts'
import { listCategories, orderCategories, removeCategory, saveCategory } from './staff/categories.ts'
import { listStaffArticles } from './staff/list-staff-articles.ts'
import { listUntranslated } from './staff/list-untranslated.ts'
import { listHistory, restoreArticle } from './staff/history.ts'
import { publishArticle, withdrawArticle } from './staff/publish-article.ts'
import { removeArticle } from './staff/remove-article.ts'
import { saveArticle } from './staff/save-article.ts'
import { viewForEditing } from './staff/edited-article.ts'
import { listArticles, listQuestions } from './views/list-articles.ts'
import { searchHelp } from './views/search-help.ts'
import { viewArticle, viewPage } from './views/view-article.ts'
import { viewHelpCategories } from './views/view-help-categories.ts'

export const articleHandlers: Handlers<typeof article> = {
  list: listArticles,
  questions: listQuestions,
  view: viewArticle,
  page: viewPage,
  host_apps: async ({ setting }) => ({ list: setting(articleSettings.host_apps) }),
  help_categories: viewHelpCategories,
  search_help: searchHelp,
  likes: viewLikes,
  like: likeArticle,
  unlike: unlikeArticle,
  staff_list: listStaffArticles,
  staff_view: viewForEditing,
  save: saveArticle,
  publish: publishArticle,
  withdraw: withdrawArticle,
  remove: removeArticle,
  history: listHistory,
  restore: restoreArticle,
  staff_categories: listCategories,
  save_category: saveCategory,
  reorder_categories: orderCategories,
  remove_category: removeCategory,
  translations: listUntranslated,
}
