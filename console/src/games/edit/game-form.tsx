import type { StaffGame } from '@longmall/contract/game-staff.ts'
import { useMemo } from 'react'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import type { Values } from '../../shell/form/field.ts'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { GameDryRun } from '../dry-run/game-dry-run.tsx'
import { gameFields } from './game-fields.tsx'
import { fixedOf, type PrizeRow, toForm, toInput } from './to-form.ts'

export interface GameFormProps {
  /** Of one that is edited. */
  game_id?: number
  initial: Values
  fixed: Values
  onSaved: (after: StaffGame) => void
  onDirty?: (isDirty: boolean) => void
}

/** The form of a game, with its dry run below. */
export function GameForm({ game_id, initial, fixed, onSaved, onDirty }: GameFormProps) {
  const t = useTranslations('game')
  const { language } = useConsoleLanguage()
  const fields = useMemo(() => {
    const formatPrize = ({ kind = 'nothing', texts = [], weight, stock, ...prize }: PrizeRow) =>
      [
        nameOf(
          texts.map((text) => ({ language: text.language, name: text.name ?? '' })),
          language,
        ),
        t(`prize_${kind as 'nothing'}`),
        ...[prize.longcoin, prize.money, prize.sku_id, prize.coupon_id].flatMap((part) => (part === undefined ? [] : [String(part)])),
        `${t('weight')} ${weight ?? '–'}`,
        ...(stock === undefined ? [] : [`${t('stock')} ${stock}`]),
      ].join(' · ')
    return gameFields(t, formatPrize)
  }, [t, language])
  const fresh = async () => {
    const now = await queryClient.fetchQuery({ ...query('game/staff_view', { game_id: game_id! }), staleTime: 0 })
    return { initial: toForm(now), fixed: fixedOf(now) }
  }
  return (
    <ResourceForm
      command="game/save"
      fields={fields}
      initial={initial}
      fixed={fixed}
      shape={toInput}
      onSaved={onSaved}
      {...(onDirty && { onDirty })}
      {...(game_id !== undefined && { fresh })}
    >
      <GameDryRun />
    </ResourceForm>
  )
}
