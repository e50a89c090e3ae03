import type { Agreement, AgreementName, AgreementSection } from '@longmall/contract/content.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { assetTerms as assetEnUs } from './asset-terms/en-us.ts'
import { assetTerms as assetJaJp } from './asset-terms/ja-jp.ts'
import { assetTerms as assetKoKr } from './asset-terms/ko-kr.ts'
import { assetTerms as assetMsMy } from './asset-terms/ms-my.ts'
import { assetTerms as assetZhCn } from './asset-terms/zh-cn.ts'
import { privacyPolicy as privacyEnUs } from './privacy-policy/en-us.ts'
import { privacyPolicy as privacyJaJp } from './privacy-policy/ja-jp.ts'
import { privacyPolicy as privacyKoKr } from './privacy-policy/ko-kr.ts'
import { privacyPolicy as privacyMsMy } from './privacy-policy/ms-my.ts'
import { privacyPolicy as privacyZhCn } from './privacy-policy/zh-cn.ts'
import { terms as termsEnUs } from './terms/en-us.ts'
import { terms as termsJaJp } from './terms/ja-jp.ts'
import { terms as termsKoKr } from './terms/ko-kr.ts'
import { terms as termsMsMy } from './terms/ms-my.ts'
import { terms as termsZhCn } from './terms/zh-cn.ts'

/** A document as it comes with the shop; `{store_name}` and `{hotline}` are filled in when it is read. */
export interface ShippedAgreement {
  title: string
  sections: (Omit<AgreementSection, 'items'> & { items?: string[] })[]
}

const shipped: Record<AgreementName, Record<Language, ShippedAgreement>> = {
  terms: { 'en-us': termsEnUs, 'zh-cn': termsZhCn, 'ko-kr': termsKoKr, 'ja-jp': termsJaJp, 'ms-my': termsMsMy },
  privacy_policy: { 'en-us': privacyEnUs, 'zh-cn': privacyZhCn, 'ko-kr': privacyKoKr, 'ja-jp': privacyJaJp, 'ms-my': privacyMsMy },
  asset_terms: { 'en-us': assetEnUs, 'zh-cn': assetZhCn, 'ko-kr': assetKoKr, 'ja-jp': assetJaJp, 'ms-my': assetMsMy },
}

/** Version 1 of a document: what holds until an operator publishes another. */
export function shippedAgreement(name: AgreementName, language: Language): Agreement {
  const { title, sections } = shipped[name][language]
  return { name, version: 1, effective_on: '2026-11-01', title, sections: sections.map((section) => ({ items: [], ...section })) }
}
