import { settingGroups, type SettingGroup, type SettingRow } from '@longmall/contract/setting.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Card, Flex, Grid, Input, Menu, Select, Switch } from 'antd'
import { useState } from 'react'
import { usePermissions } from '../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { useConfirmLeave } from '../shell/form/confirm-leave.ts'
import { useFormSnapshot } from '../shell/form/dirty.ts'
import { useTranslations } from '../shell/language.tsx'
import { CurrencyNote } from '../shop/currency-note.tsx'
import { ownScreens } from './own-screens.ts'
import { SettingNavigation } from './requests/setting-navigation.tsx'
import { SettingsForm } from './settings-form.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { useFilteredSettings } from './use-filtered-settings.ts'

interface Address {
  group?: SettingGroup
  /** An address makes a number of digits. */
  keyword?: string | number
  changed?: boolean
}

/** Every setting of the shop by group, searched, changed, and restored from its history (CON-07). */
export function SettingsScreen() {
  const t = useTranslations('setting')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <SettingNavigation />
      <Loaded query={query('setting/list', {})}>{({ list }) => <AllSettings list={list} />}</Loaded>
    </>
  )
}

function AllSettings({ list }: { list: readonly SettingRow[] }) {
  const t = useTranslations('setting')
  const confirmLeave = useConfirmLeave()
  const can = usePermissions()
  const navigate = useNavigate()
  const search: Address = useSearch({ strict: false })
  const { shown: known, isDirty, onDirty } = useFormSnapshot(list)
  const [typed, type] = useState(String(search.keyword ?? ''))
  const isWide = Grid.useBreakpoint().md ?? true
  const group = settingGroups.find((one) => one === search.group) ?? 'shop'
  const isSearched = Boolean(search.keyword) || search.changed === true
  const found = useFilteredSettings(known, { group, keywords: String(search.keyword ?? ''), isChanged: search.changed === true })
  const go = async (values: Address) => {
    if (isDirty && !(await confirmLeave())) return
    onDirty(false)
    const next = Object.entries({ ...search, ...values }).filter(([, value]) => value !== undefined && value !== '' && value !== false)
    void navigate({ to: '.', search: Object.fromEntries(next) as never, replace: true })
  }
  const groups = settingGroups.map((key) => ({ key, label: t(`group_${key}`) }))
  const ownScreen = found.filter(({ key }) => key in ownScreens)
  const shown = found.filter(({ key }) => !(key in ownScreens))
  return (
    <>
      <Flex gap={16} align="center" wrap style={{ marginBottom: 16 }}>
        <Input.Search
          aria-label={t('search')}
          placeholder={t('search')}
          allowClear
          style={{ width: 320, maxWidth: '100%' }}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onSearch={(keywords) => void go({ keyword: keywords.trim() })}
        />
        <Flex gap={8} align="center" component="label">
          <Switch aria-label={t('changed_only')} checked={search.changed === true} onChange={(changed) => void go({ changed })} />
          <span>{t('changed_only')}</span>
        </Flex>
      </Flex>
      <Flex gap={24} align="start" vertical={!isWide}>
        {isWide ? (
          <Menu
            style={{ width: 232, flexShrink: 0, borderRadius: 8 }}
            selectedKeys={isSearched ? [] : [group]}
            items={groups}
            onClick={({ key }) => {
              type('')
              void go({ group: key as SettingGroup, keyword: '', changed: false })
            }}
          />
        ) : (
          <Select
            aria-label={t('title')}
            style={{ width: '100%' }}
            value={group}
            options={groups.map(({ key, label }) => ({ value: key, label }))}
            onChange={(key) => void go({ group: key, keyword: '', changed: false })}
          />
        )}
        <Card style={{ flex: 1, minWidth: 0, width: '100%' }}>
          {ownScreen.length > 0 && <OwnScreens settings={ownScreen} />}
          {(shown.length > 0 || ownScreen.length === 0) && (
            <SettingsForm
              key={shown.map(({ key, version, request_id }) => `${key}${version}.${request_id ?? ''}`).join()}
              settings={shown}
              onDirty={onDirty}
            />
          )}
          {!isSearched && group === 'shop' && can('shop/view') && <CurrencyNote />}
          {!isSearched && <ConnectionTest group={group} />}
        </Card>
      </Flex>
    </>
  )
}

function OwnScreens({ settings }: { settings: readonly SettingRow[] }) {
  const t = useTranslations('setting')
  const tMenu = useTranslations('menu')
  const screenPaths = [...new Set(settings.flatMap(({ key }) => ownScreens[key] ?? []))]
  return (
    <p style={{ marginTop: 0 }}>
      {t('separate_pages')}{' '}
      {screenPaths.map((path) => (
        <Link key={path} to={path} style={{ display: 'inline-block', marginInlineEnd: 12 }}>
          {tMenu(path === '/opening' ? 'opening' : 'appearance')}
        </Link>
      ))}
    </p>
  )
}
