import type { content as en } from '../en-us/content.ts'
import type { TranslationTable } from '../translate.ts'

export const content: TranslationTable<typeof en> = {
  search: '搜索',
  highlights: '精选推荐',
  slide_of: '第 {index} 张，共 {count} 张',
  pause: '停止轮播',
  play: '开始轮播',
  shortcuts: '快捷入口',
  notices: '公告',
  brands: '品牌',
  topics: '专题',
  goods: '商品',
  recommended: '为您推荐',
  see_all: '查看全部',
  see_all_of: '查看全部：{title}',
  empty_home: '店铺正在装修',
  empty_home_text: '商品陆续上架中，先去分类里逛逛吧。',
  preview_expired: '预览已失效',
  preview_expired_text: '请从管理后台重新打开。',
  preview_empty: '此页面还没有内容，请在管理后台添加区块。',
  categories: '商品分类',
  terms: '用户服务协议',
  privacy_policy: '隐私政策',
  asset_terms: '数字资产专区条款与风险提示',
  agreement_since: '第 {version} 版，自 {day} 起生效',
}
