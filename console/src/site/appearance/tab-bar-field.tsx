import type { Language } from '@longmall/contract/fields.ts'
import { iconNames, NamedIcon } from '@longmall/ui/display/named-icon.tsx'
import { Button, Flex, Select, Switch } from 'antd'
import { TextsField } from '../../shell/form/fields/texts-field.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { changeTab, moveTab, tabKeys, type TabValue, toggleTab } from './tab-bar.ts'

export type { TabValue } from './tab-bar.ts'

/** The tabs in their order, each with its icon and its labels, and those that are left out. */
export function TabBarField({ value, onChange }: { value: readonly TabValue[]; onChange: (tabs: TabValue[]) => void }) {
  const t = useTranslations('site')
  const out = tabKeys.filter((key) => !value.some((tab) => tab.key === key))
  return (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {value.map((tab, at) => (
        <TabCard key={tab.key} tab={tab} at={at} tabs={value} onChange={onChange} />
      ))}
      {out.map((key) => (
        <Flex key={key} component="label" gap={8} align="center">
          <Switch aria-label={t('show_tab', { tab: t(`tab_${key}`) })} checked={false} onChange={() => onChange(toggleTab(value, key))} />
          <span>{t(`tab_${key}`)}</span>
        </Flex>
      ))}
    </div>
  )
}

interface TabCardProps {
  tab: TabValue
  at: number
  tabs: readonly TabValue[]
  onChange: (tabs: TabValue[]) => void
}

function TabCard({ tab, at, tabs, onChange }: TabCardProps) {
  const t = useTranslations('site')
  const name = t(`tab_${tab.key}`)
  return (
    <section aria-label={name} style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: 12 }}>
      <Flex gap={8} align="center" wrap style={{ marginBottom: 8 }}>
        <strong style={{ flex: 1 }}>{name}</strong>
        <Button
          size="small"
          disabled={at === 0}
          aria-label={t('move_up', { tab: name })}
          onClick={() => onChange(moveTab(tabs, tab.key, -1))}
        >
          ↑
        </Button>
        <Button
          size="small"
          disabled={at === tabs.length - 1}
          aria-label={t('move_down', { tab: name })}
          onClick={() => onChange(moveTab(tabs, tab.key, 1))}
        >
          ↓
        </Button>
        {tab.key !== 'home' && (
          <Switch aria-label={t('show_tab', { tab: name })} checked onChange={() => onChange(toggleTab(tabs, tab.key))} />
        )}
      </Flex>
      <Select
        aria-label={t('tab_icon', { tab: name })}
        showSearch
        style={{ width: 220, marginBottom: 8 }}
        value={tab.icon}
        options={iconNames.map((icon) => ({
          value: icon,
          label: (
            <Flex gap={8} align="center">
              <NamedIcon name={icon} size={18} />
              {icon}
            </Flex>
          ),
        }))}
        onChange={(icon) => onChange(changeTab(tabs, tab.key, { icon }))}
      />
      <TextsField
        parts={[{ name: 'text', label: t('tab_label'), maximum: 40, isOptional: true }]}
        value={Object.entries(tab.label ?? {}).map(([language, text]) => ({ language, text }))}
        onChange={(rows) => {
          const texts = (rows as { language: Language; text: string }[]).map(({ language, text }) => [language, text])
          onChange(changeTab(tabs, tab.key, { label: Object.fromEntries(texts) as NonNullable<TabValue['label']> }))
        }}
      />
    </section>
  )
}
