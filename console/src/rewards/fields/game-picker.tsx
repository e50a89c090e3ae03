import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import type { Control } from '../../shell/form/field.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'

/** One game: the newest are offered, and the one that is chosen. */
export function GamePicker({ id, value, onChange }: Control) {
  const t = useTranslations()
  const { language } = useConsoleLanguage()
  const can = usePermissions()
  const chosen = typeof value === 'number' ? value : undefined
  const listed = useQuery({ ...query('game/list', { page_size: 50 }), enabled: can('game/list') })
  const named = useQuery({ ...query('game/staff_view', { game_id: chosen ?? 1 }), enabled: chosen !== undefined && can('game/staff_view') })
  const games = new Map([...(named.data ? [named.data] : []), ...(listed.data?.list ?? [])].map((game) => [game.game_id, game]))
  const options = [...games.values()].map(({ game_id, texts }) => ({ value: game_id, label: `#${game_id} · ${nameOf(texts, language)}` }))
  return (
    <Select
      {...(id && { id })}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={listed.isFetching}
      placeholder={t('choose')}
      style={{ width: '100%', maxWidth: 560 }}
      value={chosen ?? null}
      options={chosen === undefined || games.has(chosen) ? options : [...options, { value: chosen, label: `#${chosen}` }]}
      onChange={(next: number | null | undefined) => onChange?.(next ?? undefined)}
    />
  )
}
