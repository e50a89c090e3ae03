import { Button, Form } from 'antd'
import type { RowsLook, Values } from '../../shell/form/field.ts'
import { OddsNote } from './odds-note.tsx'
import { PrizeCard } from './prize-card.tsx'
import { rowOdds } from './row-odds.ts'
import type { PrizeRow } from './to-form.ts'

/** The prizes of a game in order, each with its odds for the current input. */
export function PrizesField({ field, path }: RowsLook) {
  const form = Form.useFormInstance<Values>()
  const prizes = (Form.useWatch(path, { form, preserve: true }) ?? []) as (PrizeRow | undefined)[]
  const odds = rowOdds(prizes)
  const { minimum = 0, maximum = 100 } = field
  return (
    <Form.List name={path}>
      {(rows, { add, remove, move }, { errors }) => (
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
          {rows.map((row, index) => (
            <PrizeCard
              key={row.key}
              fields={field.fields.filter(({ name }) => name !== 'prize_id')}
              index={row.name}
              last={rows.length - 1}
              root={[...path, row.name]}
              prize={prizes[row.name] ?? {}}
              odds={odds?.[row.name]}
              onMove={(to) => move(index, to)}
              {...(rows.length > minimum && { onRemove: () => remove(row.name) })}
            />
          ))}
          <Form.ErrorList errors={errors} />
          <OddsNote prizes={prizes} odds={odds} />
          <div>
            <Button disabled={rows.length >= maximum} onClick={() => add(field.fresh ?? {})}>
              {field.add}
            </Button>
          </div>
        </div>
      )}
    </Form.List>
  )
}
