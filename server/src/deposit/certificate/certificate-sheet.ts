import type { Deposit } from '@longmall/contract/deposit.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { instantText } from '../../kernel/http/instant-text.ts'
import type { Sheet } from '../../kernel/document/sheet.ts'
import { translate } from '../../kernel/translate.ts'
import { percentText } from './percent-text.ts'

/** The shop on a certificate. */
export interface CertificateFacts {
  language: Language
  shop: string
  hotline: string
  zone: string
  /** The depositor: their account. */
  account: string
}

/** The certificate of a deposit, with every field of §3, in one language. */
export function certificateSheet(deposit: Deposit, { language, shop, hotline, zone, account }: CertificateFacts): Sheet {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(language, key, params, zone)
  const coins = (amount: string) => `${amount} ${deposit.unit}`
  const rows: [string, string][] = [
    [t('certificate.currency'), deposit.unit],
    [t('certificate.plan'), t('certificate.plan_name', { plan: deposit.plan })],
    [t('certificate.principal'), coins(deposit.principal)],
    [t('certificate.rate'), percentText(deposit.interest_ppm)],
    [t('certificate.term'), t('certificate.days', { count: deposit.days })],
    [t('certificate.value_date'), deposit.value_on],
    [t('certificate.expiry_date'), deposit.due_on],
    [t('certificate.arrangement'), t(`certificate.${deposit.on_expiry}`)],
    [t('certificate.interest'), coins(deposit.interest)],
    [t('certificate.state'), t(`certificate.state_${deposit.state}`)],
    ...(deposit.rolled_from ? [[t('certificate.rolled_from'), deposit.rolled_from.deposit_no] satisfies [string, string]] : []),
    ...(deposit.rolled_into ? [[t('certificate.rolled_into'), deposit.rolled_into.deposit_no] satisfies [string, string]] : []),
  ]
  return {
    language,
    shop,
    title: t('certificate.title'),
    facts: [
      { label: t('certificate.number'), value: deposit.deposit_no },
      { label: t('certificate.opened_at'), value: instantText(language, deposit.opened_at, zone) },
    ],
    parties: [{ title: t('certificate.depositor'), lines: [account] }],
    columns: [
      { title: t('certificate.item'), width: 0.45, align: 'left' },
      { title: t('certificate.value'), width: 0.55, align: 'right' },
    ],
    rows: rows.map(([label, value]) => [{ text: label }, { text: value }]),
    totals: [],
    notes: [t('certificate.note'), ...(hotline ? [t('document.hotline', { hotline })] : [])],
  }
}
