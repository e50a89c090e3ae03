import type { search as en } from '../en-us/search.ts'
import type { TranslationTable } from '../translate.ts'

export const search: TranslationTable<typeof en> = {
  title: '搜索',
  placeholder: '搜索商品',
  submit: '搜索',
  scan: '扫一扫',
  history: '搜索历史',
  clear: '清空搜索历史',
  clear_question: '确定清空搜索历史吗？',
  clear_text: '本设备和您账号里的搜索记录都会清除。',
  hot: '热门搜索',
  discover: '搜索发现',
  suggestions: '搜索建议',
  empty: '想找点什么？',
  empty_text: '输入关键词，或从分类开始逛。',
  categories: '商品分类',
}
