import type { assetarea as en } from '../en-us/assetarea.ts'
import type { TranslationTable } from '../translate.ts'

export const assetarea: TranslationTable<typeof en> = {
  title: '数字资产',
  closed: '数字资产专区未开放',
  closed_text: '商家未启用该专区。商城的其他功能不受影响。',
  closed_in_country: '您所在的国家或地区不可用',
  closed_in_country_text: '您的账户所属国家或地区不提供数字资产专区。商城的其他功能不受影响。',
  to_home: '返回首页',
  terms: '条款与风险提示',
  terms_lead: '您投入本专区的资产可能损失，且不保证任何收益。首次在此购买前，请阅读条款与风险提示。',
  read_terms: '阅读并同意',
  read_again: '再次阅读',
  agreed_on: '您已同意版本 {version}',
  agree_check: '我已阅读并同意条款与风险提示',
  agree: '同意',
  agreed: '感谢您，您已同意版本 {version}',
  tick_first: '请先勾选同意',
  changed: '条款已有新版本，请阅读后再同意',
}
