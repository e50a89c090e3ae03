import type { Theme } from '@longmall/contract/fields.ts'
import type { SettingRow } from '@longmall/contract/setting.ts'
import { Card } from 'antd'
import { useRef, useState } from 'react'
import { sendQuery } from '../../shell/call/call.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormSnapshot } from '../../shell/form/dirty.ts'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { changesOf, setupOf, valueOf } from '../setup.ts'
import { SetupHistory } from '../setup-history.tsx'
import { ShopPreview } from './shop-preview.tsx'
import { TabBarField, type TabValue } from './tab-bar-field.tsx'
import { ThemeField } from './theme-field.tsx'

/** The theme and the tab bar of the shop, beside the shop itself (CON-04, SHL-03, SHL-05). */
export function AppearanceScreen() {
  const t = useTranslations('site')
  return (
    <>
      <PageHead title={t('appearance')} lead={t('appearance_lead')} />
      <Loaded query={query('site/view_settings', {})}>{({ list }) => <Appearance list={list} />}</Loaded>
    </>
  )
}

function Appearance({ list }: { list: readonly SettingRow[] }) {
  const { shown, onDirty } = useFormSnapshot(list)
  return (
    <>
      <SetupHistory list={list} keys={['site.theme_style', 'site.tab_bar']} />
      <AppearanceForm key={shown.map(({ version }) => version).join()} list={shown} onDirty={onDirty} />
    </>
  )
}

const start = (list: readonly SettingRow[]) => {
  const setup = setupOf(list)
  return { 'site.theme_style': valueOf<Theme>(setup, 'site.theme_style'), 'site.tab_bar': valueOf<TabValue[]>(setup, 'site.tab_bar') }
}

function AppearanceForm({ list, onDirty }: { list: readonly SettingRow[]; onDirty: (isDirty: boolean) => void }) {
  const t = useTranslations('site')
  const shown = useRef(list)
  const [theme, setTheme] = useState<Theme>(start(list)['site.theme_style'])
  return (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 390px), 1fr))', alignItems: 'start' }}>
      <Card>
        <ResourceForm
          command="site/change_settings"
          initial={start(list)}
          shape={(values) => changesOf(setupOf(shown.current), values)}
          fresh={async () => {
            shown.current = ((await sendQuery('site/view_settings', {})) as { list: SettingRow[] }).list
            return { initial: start(shown.current), fixed: {} }
          }}
          onDirty={onDirty}
          isReloadedOnSave
          fields={[
            {
              kind: 'custom',
              name: 'site.theme_style',
              isOwn: true,
              label: t('theme'),
              help: t('theme_note'),
              render: ({ id, value, onChange }) => (
                <ThemeField
                  {...(id && { id })}
                  value={value as Theme}
                  onChange={(next) => {
                    setTheme(next)
                    onChange?.(next)
                  }}
                />
              ),
            },
            {
              kind: 'custom',
              name: 'site.tab_bar',
              isOwn: true,
              label: t('tab_bar'),
              help: t('tab_bar_note'),
              render: ({ value, onChange }) => <TabBarField value={value as TabValue[]} onChange={(next) => onChange?.(next)} />,
            },
          ]}
        />
      </Card>
      <ShopPreview theme={theme} />
    </div>
  )
}
