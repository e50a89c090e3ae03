import type { Language } from '@longmall/contract/fields.ts'
import type { DemoMember } from '../../types.ts'

/** A people's names: what one is called, and the same in letters for the account. */
export interface NamePool {
  country: DemoMember['country']
  language: Language
  /** Of a hundred members. */
  share: number
  families: string
  givens: string
  /** How the two stand together. */
  join: (family: string, given: string) => string
}

/** Each name as `native/letters`; where both are the same only once. */
export const namePools: NamePool[] = [
  {
    country: 'CN',
    language: 'zh-cn',
    share: 34,
    families: '王/wang 李/li 张/zhang 刘/liu 陈/chen 杨/yang 赵/zhao 黄/huang 周/zhou 吴/wu 徐/xu 孙/sun 胡/hu 朱/zhu 高/gao 林/lin',
    givens:
      '志远/zhiyuan 雅婷/yating 建国/jianguo 雨桐/yutong 浩然/haoran 思琪/siqi 俊杰/junjie 梦洁/mengjie 文博/wenbo 晓燕/xiaoyan 子涵/zihan 丽华/lihua',
    join: (family, given) => family + given,
  },
  {
    country: 'KR',
    language: 'ko-kr',
    share: 22,
    families: '김/kim 이/lee 박/park 최/choi 정/jung 강/kang 조/cho 윤/yoon 장/jang 임/lim 한/han',
    givens: '서연/seoyeon 민준/minjun 지우/jiwoo 현우/hyunwoo 수빈/subin 도윤/doyun 하은/haeun 지훈/jihoon 예린/yerin 성민/sungmin',
    join: (family, given) => family + given,
  },
  {
    country: 'MY',
    language: 'ms-my',
    share: 18,
    families: 'Ahmad Abdullah Ibrahim Ismail Rahman Hassan Yusof Zainal Razak Halim',
    givens: 'Nurul Siti Amir Faizal Aida Hakim Zara Iskandar Liyana Danish',
    join: (family, given) => `${given} ${family}`,
  },
  {
    country: 'OTHER',
    language: 'ja-jp',
    share: 10,
    families: '佐藤/sato 鈴木/suzuki 高橋/takahashi 田中/tanaka 伊藤/ito 渡辺/watanabe 山本/yamamoto 中村/nakamura',
    givens: '美咲/misaki 翔太/shota 陽菜/hina 健一/kenichi 結衣/yui 大輝/daiki',
    join: (family, given) => `${family} ${given}`,
  },
  {
    country: 'SG',
    language: 'en-us',
    share: 10,
    families: 'Tan Lim Lee Ng Ong Wong Goh Chua',
    givens: 'Rachel Marcus Joanne Daryl Michelle Kelvin',
    join: (family, given) => `${given} ${family}`,
  },
  {
    country: 'VN',
    language: 'en-us',
    share: 6,
    families: 'Nguyễn/nguyen Trần/tran Lê/le Phạm/pham Hoàng/hoang',
    givens: 'Lan Minh Hương/huong Tuấn/tuan Thảo/thao',
    join: (family, given) => `${family} ${given}`,
  },
]

/** `native/letters` as the two. */
export const readNames = (list: string): { native: string; letters: string }[] =>
  list.split(' ').map((one) => {
    const [native, letters = native!.toLowerCase()] = one.split('/')
    return { native: native!, letters }
  })
