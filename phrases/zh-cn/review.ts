import type { review as en } from '../en-us/review.ts'
import type { Phrases } from '../phrases.ts'

export const review: Phrases<typeof en> = {
  title: '商品评价',
  title_count: '商品评价（{count}）',
  see_all: '查看全部评价',
  all: '全部',
  with_pictures: '有图',
  stars_one: '{count} 星',
  stars_other: '{count} 星',
  average: '{average} 分，满分 5 分',
  filter: '筛选评价',
  anonymous: '匿名用户',
  reply: '商家回复',
  picture_of: '第 {index} 张图片，共 {count} 张',
  pictures: '评价图片',
  none: '暂无评价',
  none_text: '购买后即可发表第一条评价。',
  none_here: '没有符合条件的评价',
  none_here_text: '看看该商品的全部评价吧。',
  show_all: '查看全部评价',
  to_goods: '返回商品',
}
