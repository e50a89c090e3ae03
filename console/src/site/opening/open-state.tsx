import { useQuery } from '@tanstack/react-query'
import { Card, Flex } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { changesOf, type Setup, valueOf } from '../setup.ts'

/** Open, closed, or closed until a time: the current state, what shoppers see, and the form that changes it. */
export function OpenState({ setup }: { setup: Setup }) {
  const t = useTranslations('site')
  const tCommon = useTranslations()
  const { time } = useFormat()
  const until = valueOf<string | null>(setup, 'site.closed_until')
  const savedState = valueOf<1 | -2 | -3>(setup, 'site.state')
  const clock = useQuery(query('site/time', {}))
  // A scheduled closing ends automatically at its time on the store clock.
  const isOver = savedState === -3 && until !== null && clock.data !== undefined && until <= clock.data.server_time
  const state = isOver ? 1 : savedState
  const set = (values: { state: 1 | -2 | -3; closed_until: string | null }) =>
    changesOf(setup, { 'site.state': values.state, 'site.closed_until': values.closed_until })
  const reason = { kind: 'text', name: 'reason', label: tCommon('reason'), maximum: 200 } as const
  return (
    <Card>
      <Flex gap={16} justify="space-between" align="center" wrap>
        <div role="status" style={{ fontSize: 16 }}>
          <StateTag tone={state === 1 ? 'success' : 'error'}>{tCommon(state === 1 ? 'on' : 'off')}</StateTag>{' '}
          <strong>{state === 1 ? t('is_open') : state === -3 ? t('is_closed_until', { time: time(until) }) : t('is_closed')}</strong>
        </div>
        <Flex gap={8} wrap>
          {state !== 1 && (
            <ActionButton
              command="site/change_settings"
              input={set({ state: 1, closed_until: null })}
              label={t('open_now')}
              question={t('open_now_confirm')}
              type="primary"
            />
          )}
          {state !== -2 && (
            <ActionButton
              command="site/change_settings"
              input={set({ state: -2, closed_until: null })}
              label={t('close_now')}
              question={t('close_now_confirm')}
              fields={[reason]}
              isDanger
            />
          )}
          <FormDrawer
            command="site/change_settings"
            label={t('close_until')}
            saveLabel={t('close_until')}
            width={480}
            shape={({ until: closed_until, reason: why }) => ({
              ...set({ state: -3, closed_until: String(closed_until) }),
              ...(why !== undefined && { reason: why }),
            })}
            fields={[
              {
                kind: 'instant',
                name: 'until',
                isOwn: true,
                label: t('close_until_field'),
                help: t('close_until_note'),
                isRequired: true,
              },
              reason,
            ]}
          />
        </Flex>
      </Flex>
      <h2 style={{ fontSize: 14, margin: '20px 0 8px' }}>{t('closed_preview')}</h2>
      <div style={{ border: '1px solid #e9e9ef', borderRadius: 12, padding: 24, maxWidth: 390, textAlign: 'center' }}>
        <strong style={{ display: 'block', fontSize: 18 }}>{t('closed_title')}</strong>
        <span style={{ display: 'block', marginTop: 8 }}>{t('closed_text')}</span>
        {until && state === -3 && (
          <span style={{ display: 'block', marginTop: 8, fontWeight: 600 }}>{t('closed_opens', { time: time(until) })}</span>
        )}
      </div>
    </Card>
  )
}
