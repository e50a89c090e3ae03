import type { SettingRow } from '@longmall/contract/setting.ts'
import { Card } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormSnapshot } from '../../shell/form/dirty.ts'
import { useTranslations } from '../../shell/language.tsx'
import { SetupHistory } from '../setup-history.tsx'
import { setupOf } from '../setup.ts'
import { AddonsForm } from './addons-form.tsx'
import { OpenState } from './open-state.tsx'

/** Opening state and add-ons of the shop (CON-04, SHL-07, SHL-12). */
export function OpeningScreen() {
  const t = useTranslations('site')
  return (
    <>
      <PageHead title={t('opening')} lead={t('opening_lead')} />
      <Loaded query={query('site/view_settings', {})}>{({ list }) => <Opening list={list} />}</Loaded>
    </>
  )
}

function Opening({ list }: { list: readonly SettingRow[] }) {
  const t = useTranslations('site')
  const setup = setupOf(list)
  const { shown, onDirty } = useFormSnapshot(setup)
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 1000 }}>
      <SetupHistory list={list} keys={['site.state', 'site.closed_until', 'site.addons']} />
      <OpenState setup={setup} />
      <Card title={<h2 style={{ fontSize: 16, margin: 0 }}>{t('addons')}</h2>}>
        <p style={{ marginTop: 0, color: '#5c5c69' }}>{t('addons_note')}</p>
        <AddonsForm key={shown.get('site.addons')?.version} setup={shown} onDirty={onDirty} />
      </Card>
    </div>
  )
}
