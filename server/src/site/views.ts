import { version } from '@longmall/contract/constants.ts'
import { languages } from '@longmall/contract/fields.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { addons } from '@longmall/contract/addons.ts'
import type { site, SiteState } from '@longmall/contract/site.ts'
import { isAddonOn } from '../kernel/addons.ts'
import type { Context } from '../kernel/context.ts'
import { securitySettings } from '../kernel/security/secure-message/settings.ts'
import { priceSettings } from '../kernel/shop-currency.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { nameSettings, storeName } from '../kernel/store-name.ts'
import { translate } from '../kernel/translate.ts'
import { grades } from '../member/grades.ts'
import { inLanguage } from './in-language.ts'
import { openStateOf } from './open-state.ts'
import { siteSettings } from './settings.ts'

/** All that the shell shows before any member is known (SHL-07, SHL-26); its ETag spares a second answer of what has not changed. */
export async function viewState(context: Context): Promise<SiteState> {
  const { setting, language, site } = context
  const gradeList = await grades(context)
  return {
    version,
    store_name: storeName(context, language),
    ...openStateOf(site),
    theme_style: setting(siteSettings.theme_style),
    tab_bar: setting(siteSettings.tab_bar).map(({ label, ...tab }) => ({
      ...tab,
      label: (label && inLanguage(label, language)) ?? translate(language, `site.tab_${tab.key}`),
    })),
    addons: Object.fromEntries(addons.map((name) => [name, isAddonOn(context, name)])) as SiteState['addons'],
    languages: [...languages],
    currency: site.shared.shop.currency,
    price_style: setting(priceSettings.price_style),
    time_zone: setting(zoneSettings.time_zone),
    grade_discounts: gradeList.map(({ grade, name, discount_permille }) => ({ grade, name, discount_permille })),
    base_urls: {
      main: setting(siteSettings.base_main),
      member_level: setting(siteSettings.base_member_level),
      set_top_box: setting(siteSettings.base_set_top_box),
    },
    hotline: setting(nameSettings.hotline),
    security_option: setting(securitySettings.security_option),
    demo: context.site.config.demo,
  }
}

/** Who can log in to the demo store. */
export async function listDemoAccounts({ setting, language }: Context): Promise<OutputOf<typeof site.demo_accounts>> {
  const list = setting(siteSettings.demo_accounts)
  return {
    list: list.map(({ note, ...account }) => ({
      ...account,
      note: typeof note === 'string' ? note : (inLanguage(note, language) ?? account.grade),
    })),
  }
}
