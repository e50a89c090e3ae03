import { awards } from './shared/awards.ts'
import type { award as english } from '../en-us/award.ts'
import type { TranslationTable } from '../translate.ts'

export const award: TranslationTable<typeof english> = {
  ...awards,
  plan_title: '現在の報酬プラン',
  plan_version: 'バージョン{plan_id}、{day}から',
  plan_lead: '各割合は実際に成立した売上に対するものです。売上がなければ支払いはなく、紹介者がAM以上でない世代には支払われません。',
  rate: '割合',
  generations: '第{first}～{last}世代',
  cap_title: '上限',
  cap_text:
    '1件の売上から生じるすべての報酬の合計は、支払額の最大{cap}です。超える場合はすべて同じ係数で減額されるため、上記の割合より少なくなることがあります。係数は各報酬に表示されます。',
  split_title: 'ボーナスの支払い方法',
  split_text: '保有するACCに応じて、当日の単価で支払われます：',
  below: '{threshold}未満',
  from: '{threshold}以上',
  freeze_text_one: '紹介報酬は日次精算後{count}日間ロックされます。',
  freeze_text_other: '紹介報酬は日次精算後{count}日間ロックされます。',
}
