import { settingGroups, type SettingGroup, type SettingRow } from '@longmall/contract/setting.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Card, Flex, Grid, Input, Menu, Select, Switch } from 'antd'
import { useState } from 'react'
import { useMay } from '../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { useAskLeave } from '../shell/form/ask-leave.ts'
import { useHeld } from '../shell/form/dirty.ts'
import { useWords } from '../shell/language.tsx'
import { CurrencyNote } from '../shop/currency-note.tsx'
import { ownScreens } from './own-screens.ts'
import { SettingPlaces } from './requests/setting-places.tsx'
import { SettingsForm } from './settings-form.tsx'
import { Trials } from './trials.tsx'
import { useFound } from './use-found.ts'

interface Address {
  group?: SettingGroup
  /** An address makes a number of digits. */
  words?: string | number
  changed?: boolean
}

/** Every setting of the shop by group, searched, changed, and taken back from its history (CON-07). */
export function SettingsScreen() {
  const say = useWords('setting')
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')} />
      <SettingPlaces />
      <Loaded query={query('setting/list', {})}>{({ list }) => <AllSettings list={list} />}</Loaded>
    </>
  )
}

function AllSettings({ list }: { list: readonly SettingRow[] }) {
  const say = useWords('setting')
  const askLeave = useAskLeave()
  const may = useMay()
  const navigate = useNavigate()
  const search: Address = useSearch({ strict: false })
  const { shown: known, isDirty, onDirty } = useHeld(list)
  const [typed, type] = useState(String(search.words ?? ''))
  const isWide = Grid.useBreakpoint().md ?? true
  const group = settingGroups.find((one) => one === search.group) ?? 'shop'
  const isSearched = Boolean(search.words) || search.changed === true
  const found = useFound(known, { group, words: String(search.words ?? ''), isChanged: search.changed === true })
  const go = async (values: Address) => {
    if (isDirty && !(await askLeave())) return
    onDirty(false)
    const next = Object.entries({ ...search, ...values }).filter(([, value]) => value !== undefined && value !== '' && value !== false)
    void navigate({ to: '.', search: Object.fromEntries(next) as never, replace: true })
  }
  const groups = settingGroups.map((key) => ({ key, label: say(`group_${key}`) }))
  const ownScreen = found.filter(({ key }) => key in ownScreens)
  const shown = found.filter(({ key }) => !(key in ownScreens))
  return (
    <>
      <Flex gap={16} align="center" wrap style={{ marginBottom: 16 }}>
        <Input.Search
          aria-label={say('search')}
          placeholder={say('search')}
          allowClear
          style={{ width: 320, maxWidth: '100%' }}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onSearch={(words) => void go({ words: words.trim() })}
        />
        <Flex gap={8} align="center" component="label">
          <Switch aria-label={say('changed_only')} checked={search.changed === true} onChange={(changed) => void go({ changed })} />
          <span>{say('changed_only')}</span>
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
              void go({ group: key as SettingGroup, words: '', changed: false })
            }}
          />
        ) : (
          <Select
            aria-label={say('title')}
            style={{ width: '100%' }}
            value={group}
            options={groups.map(({ key, label }) => ({ value: key, label }))}
            onChange={(key) => void go({ group: key, words: '', changed: false })}
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
          {!isSearched && group === 'shop' && may('shop/view') && <CurrencyNote />}
          {!isSearched && <Trials group={group} />}
        </Card>
      </Flex>
    </>
  )
}

function OwnScreens({ settings }: { settings: readonly SettingRow[] }) {
  const say = useWords('setting')
  const menu = useWords('menu')
  const places = [...new Set(settings.flatMap(({ key }) => ownScreens[key] ?? []))]
  return (
    <p style={{ marginTop: 0 }}>
      {say('own_screens')}{' '}
      {places.map((place) => (
        <Link key={place} to={place} style={{ display: 'inline-block', marginInlineEnd: 12 }}>
          {menu(place === '/opening' ? 'opening' : 'appearance')}
        </Link>
      ))}
    </p>
  )
}
