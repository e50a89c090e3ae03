import type { ShopChoices } from '@longmall/contract/shop.ts'
import { Collapse, Form, Input, Select } from 'antd'
import { languageOptions, useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { countryOptions, currencyOptions, zoneOptions } from './names.ts'
import type { SetUp } from './set-up-form.tsx'

/** The name and location of the shop; a country sets the currency that is usual there. */
export function ShopFields({ choices }: { choices: ShopChoices }) {
  const t = useTranslations('shop')
  const { language } = useConsoleLanguage()
  const form = Form.useFormInstance<SetUp>()
  const own = Form.useWatch('shop_language', form) ?? language
  const needed = [{ required: true, whitespace: true, message: t('field_required') }]
  const suggest = (country: string) => {
    const found = choices.countries.find((one) => one.country === country)
    if (found) form.setFieldValue('currency', found.currency)
  }
  return (
    <>
      <Form.Item name="shop_language" label={t('shop_language')} rules={needed}>
        <Select size="large" options={languageOptions} />
      </Form.Item>
      <Form.Item key={own} name={['store_name', own]} label={t('store_name')} extra={t('store_name_help')} rules={needed}>
        <Input size="large" maxLength={80} />
      </Form.Item>
      <Collapse
        size="small"
        style={{ marginBottom: 24 }}
        items={[
          {
            key: 'others',
            label: t('other_languages'),
            children: languageOptions
              .filter(({ value }) => value !== own)
              .map(({ value, label }) => (
                <Form.Item key={value} name={['store_name', value]} label={label}>
                  <Input maxLength={80} />
                </Form.Item>
              )),
          },
        ]}
      />
      <Form.Item name="country" label={t('country')} rules={needed}>
        <Select
          size="large"
          showSearch={{ optionFilterProp: 'label' }}
          options={countryOptions(
            choices.countries.map(({ country }) => country),
            language,
          )}
          onChange={suggest}
        />
      </Form.Item>
      <Form.Item name="currency" label={t('currency')} extra={t('currency_help')} rules={needed}>
        <Select size="large" showSearch={{ optionFilterProp: 'label' }} options={currencyOptions(choices.currencies, language)} />
      </Form.Item>
      <Form.Item name="time_zone" label={t('time_zone')} rules={needed}>
        <Select size="large" showSearch={{ optionFilterProp: 'label' }} options={zoneOptions()} />
      </Form.Item>
      <Form.Item
        name="return_address"
        label={t('return_address')}
        extra={t('return_address_help')}
        rules={needed}
        normalize={(text: string) => text.trimStart()}
      >
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </>
  )
}
