import { Flex, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { currencyOptions } from './names.ts'

/** The currency that prices are shown in, and its change before the first order. */
export function CurrencyNote() {
  const t = useTranslations('shop')
  const { language } = useConsoleLanguage()
  return (
    <Loaded query={query('shop/view', {})}>
      {({ currency, currencies, is_currency_fixed }) => {
        const options = currencyOptions(currencies, language)
        return (
          <Flex gap={16} align="center" wrap style={{ marginTop: 24 }}>
            <span>
              {t('shop_currency')}: <strong>{options.find(({ value }) => value === currency)?.label ?? currency}</strong>
            </span>
            {is_currency_fixed ? (
              <Typography.Text style={{ color: '#5c5c69' }}>{t('currency_fixed')}</Typography.Text>
            ) : (
              <ActionButton
                command="shop/change_currency"
                input={{}}
                label={t('change_currency')}
                question={t('change_currency_confirm')}
                fields={[{ kind: 'choice', name: 'currency', label: t('currency'), isRequired: true, options }]}
                initial={{ currency }}
              />
            )}
          </Flex>
        )
      }}
    </Loaded>
  )
}
