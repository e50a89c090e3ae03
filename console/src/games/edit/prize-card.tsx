import { Button, Flex, Tag } from 'antd'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import type { AnyField } from '../../shell/form/field.ts'
import { FormFields } from '../../shell/form/form-fields.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { isExhausted, type PrizeRow } from './to-form.ts'

export interface PrizeCardProps {
  fields: readonly AnyField[]
  index: number
  last: number
  /** Path of the row in the whole form. */
  root: (string | number)[]
  prize: PrizeRow
  /** In millionths; undefined while a weight is missing. */
  odds: number | undefined
  onMove: (to: number) => void
  /** Undefined if the prize must not be removed. */
  onRemove?: () => void
}

// Wide enough for language tabs and a picture.
const isWide = ({ kind, name }: AnyField) => kind === 'texts' || name === 'picture'

/** A prize: its odds, how often it was won, its fields. */
export function PrizeCard({ fields, index, last, root, prize, odds, onMove, onRemove }: PrizeCardProps) {
  const t = useTranslations('game')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const { count } = useFormat()
  const name = nameOf(
    (prize.texts ?? []).map((text) => ({ language: text.language, name: text.name ?? '' })),
    language,
  )
  const title = t('prize_number', { number: index + 1 })
  return (
    <section aria-label={title} style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: '12px 12px 0' }}>
      <Flex gap={8} align="center" wrap style={{ marginBottom: 12 }}>
        <strong>{name ? `${title}: ${name}` : title}</strong>
        {odds !== undefined && <Tag>{formatOdds(odds, language)}</Tag>}
        {(prize.reserved ?? 0) > 0 && <span>{t('won', { count: count(prize.reserved!) })}</span>}
        {isExhausted(prize) && <StateTag tone="error">{t('exhausted')}</StateTag>}
        <Flex gap={4} style={{ marginInlineStart: 'auto' }}>
          <Button size="small" aria-label={t('move_up', { name: title })} disabled={index === 0} onClick={() => onMove(index - 1)}>
            ↑
          </Button>
          <Button size="small" aria-label={t('move_down', { name: title })} disabled={index === last} onClick={() => onMove(index + 1)}>
            ↓
          </Button>
          {onRemove && (
            <Button size="small" type="link" danger onClick={onRemove}>
              {tCommon('remove')}
            </Button>
          )}
        </Flex>
      </Flex>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', columnGap: 16 }}>
        <FormFields fields={fields.filter((field) => !isWide(field))} path={[index]} root={root} />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', columnGap: 16 }}>
        <FormFields fields={fields.filter(isWide)} path={[index]} root={root} />
      </div>
    </section>
  )
}
