import type { SettingRow } from '@longmall/contract/setting.ts'
import { Empty, Typography } from 'antd'
import { useRef } from 'react'
import { sendQuery } from '../shell/call/call.ts'
import { usePermissions } from '../shell/call/permissions.ts'
import type { Field } from '../shell/form/field.ts'
import { ResourceForm } from '../shell/form/resource-form.tsx'
import { useTranslations } from '../shell/language.tsx'
import { SettingInput } from './setting-input.tsx'
import { SettingNote } from './setting-note.tsx'
import { changedSettings, startValues } from './setting-values.ts'
import { useNames } from './use-names.ts'
import { useFormatValue } from './use-format-value.ts'

export interface SettingsFormProps {
  settings: readonly SettingRow[]
  onDirty: (isDirty: boolean) => void
}

/** Settings that are saved together, all or none; a stale one is merged. */
export function SettingsForm({ settings, onDirty }: SettingsFormProps) {
  const t = useTranslations('setting')
  const can = usePermissions()
  const { nameOf } = useNames()
  // With the versions that were last shown, which a merge updates.
  const editable = settings.filter(({ can_edit }) => can_edit)
  const others = settings.filter(({ can_edit }) => !can_edit)
  const shown = useRef(editable)
  if (!settings.length) return <Empty description={t('no_results')} />
  const keys = new Set(editable.map(({ key }) => key))
  const fields: Field<'setting/change'>[] = editable.map((setting) => ({
    kind: 'custom',
    name: setting.key,
    isOwn: true,
    label: nameOf(setting.key),
    help: <SettingNote setting={setting} />,
    render: (control) => <SettingInput setting={setting} label={nameOf(setting.key)} control={control} />,
  }))
  if (!can('setting/change') || editable.length === 0) return <ReadOnly settings={settings} />
  return (
    <>
      <ResourceForm
        command="setting/change"
        fields={[...fields, { kind: 'text', name: 'reason', isOwn: true, label: t('reason'), maximum: 200 }]}
        initial={startValues(editable)}
        shape={({ reason, ...values }) => ({ list: changedSettings(shown.current, values), ...(reason !== undefined && { reason }) })}
        fresh={async () => {
          const { list } = (await sendQuery('setting/list', {})) as { list: SettingRow[] }
          shown.current = list.filter(({ key }) => keys.has(key))
          return { initial: startValues(shown.current), fixed: {} }
        }}
        onDirty={onDirty}
        isReloadedOnSave
        doneLabel={({ waiting }) => (waiting ? t('change_requested') : undefined)}
      />
      {others.length > 0 && <ReadOnly settings={others} />}
    </>
  )
}

const ReadOnly = ({ settings }: { settings: readonly SettingRow[] }) => {
  const t = useTranslations('setting')
  const { nameOf } = useNames()
  const formatValue = useFormatValue()
  return (
    <>
      <Typography.Title level={5}>{t('read_only')}</Typography.Title>
      {settings.map((setting) => (
        <section key={setting.key} style={{ marginBottom: 16 }}>
          <strong>{nameOf(setting.key)}</strong>
          <div style={{ overflowWrap: 'anywhere' }}>{formatValue(setting, setting.value)}</div>
          <Typography.Text style={{ display: 'block', color: '#5c5c69' }}>
            {setting.variable
              ? t('from_environment', { variable: setting.variable })
              : t('kind_not_permitted', { kind: t(`kind_${setting.kind}`) })}
          </Typography.Text>
          <SettingNote setting={setting} />
        </section>
      ))}
    </>
  )
}
