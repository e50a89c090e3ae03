import type { searchkeyword as english } from '../../en-us/console/searchkeyword.ts'
import type { TranslationTable } from '../../translate.ts'

export const searchkeyword: TranslationTable<typeof english> = {
  lead: '顾客输入之前看到的词，按语言分别设置并排序。某种语言的某类词全部关闭时，显示英文词。',
  language: '语言',
  hot: '热门搜索',
  hot_help: '带序号显示，前三名为红色。点击即搜索该词。',
  discover: '搜索发现',
  discover_help: '显示在热门搜索下方，供顾客随意逛逛。',
  default: '默认词',
  default_help: '显示在空的搜索框和首页搜索栏中，直接点搜索即搜索该词。以第一个开启的词为准。',
  add_keyword: '添加搜索词',
  edit_keyword: '编辑搜索词',
  keyword: '搜索词',
  keyword_help: '最多 60 个字符。请选择能搜到商品的词，点击后直接进入搜索结果。',
  is_on: '向顾客显示',
  empty_english: '暂无搜索词，顾客在此处看不到内容',
  empty_translated: '暂无搜索词，顾客看到的是英文词',
  remove_confirm: '将删除“{word}”，顾客不再看到它。',
}
