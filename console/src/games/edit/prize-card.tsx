import { Button, Flex, Tag } from 'antd'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import type { AnyField } from '../../shell/form/field.ts'
import { FormFields } from '../../shell/form/form-fields.tsx'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { isGoneRow, type PrizeRow } from './to-form.ts'

export interface PrizeCardProps {
  fields: readonly AnyField[]
  place: number
  last: number
  /** Where the row stands in the whole form. */
  root: (string | number)[]
  prize: PrizeRow
  /** In millionths; undefined while a weight is missing. */
  odds: number | undefined
  onMove: (to: number) => void
  /** Not there where no prize can be spared. */
  onRemove?: () => void
}

// Tabs of languages and a picture want more room.
const isWide = ({ kind, name }: AnyField) => kind === 'texts' || name === 'picture'

/** One prize: its odds, how many were won, its fields. */
export function PrizeCard({ fields, place, last, root, prize, odds, onMove, onRemove }: PrizeCardProps) {
  const say = useWords('game')
  const common = useWords()
  const { language } = useConsoleLanguage()
  const { count } = useFormat()
  const name = nameOf(
    (prize.texts ?? []).map((text) => ({ language: text.language, name: text.name ?? '' })),
    language,
  )
  const title = say('prize_number', { number: place + 1 })
  return (
    <section aria-label={title} style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: '12px 12px 0' }}>
      <Flex gap={8} align="center" wrap style={{ marginBottom: 12 }}>
        <strong>{name ? `${title}: ${name}` : title}</strong>
        {odds !== undefined && <Tag>{formatOdds(odds, language)}</Tag>}
        {(prize.taken ?? 0) > 0 && <span>{say('won', { count: count(prize.taken!) })}</span>}
        {isGoneRow(prize) && <StateTag tone="bad">{say('gone')}</StateTag>}
        <Flex gap={4} style={{ marginInlineStart: 'auto' }}>
          <Button size="small" aria-label={say('up', { name: title })} disabled={place === 0} onClick={() => onMove(place - 1)}>
            ↑
          </Button>
          <Button size="small" aria-label={say('down', { name: title })} disabled={place === last} onClick={() => onMove(place + 1)}>
            ↓
          </Button>
          {onRemove && (
            <Button size="small" type="link" danger onClick={onRemove}>
              {common('remove')}
            </Button>
          )}
        </Flex>
      </Flex>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', columnGap: 16 }}>
        <FormFields fields={fields.filter((field) => !isWide(field))} path={[place]} root={root} />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', columnGap: 16 }}>
        <FormFields fields={fields.filter(isWide)} path={[place]} root={root} />
      </div>
    </section>
  )
}
