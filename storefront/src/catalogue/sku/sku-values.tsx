import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { type Choice, valueState } from './sku-choice.ts'

export interface SkuValuesProps {
  goods: Pick<GoodsDetail, 'attributes' | 'skus'>
  choice: Choice
  onPick: (at: number, value: number) => void
}

/** The attributes with their values; a value unavailable with the others chosen is struck through and disabled. */
export function SkuValues({ goods, choice, onPick }: SkuValuesProps) {
  return goods.attributes.map((attribute, at) => (
    <fieldset key={attribute.attribute_id}>
      <legend className="mb-2 text-14 text-body">{attribute.attribute_name}</legend>
      <div className="flex flex-wrap gap-2">
        {attribute.values.map(({ value_id, value_name }) => (
          <SkuValue
            key={value_id}
            name={value_name}
            chosen={choice[at] === value_id}
            open={valueState(goods.skus, choice, at, value_id) === 'open'}
            onPick={() => onPick(at, value_id)}
          />
        ))}
      </div>
    </fieldset>
  ))
}

interface SkuValueProps {
  name: string
  chosen: boolean
  open: boolean
  onPick: () => void
}

/** A checkbox rather than a radio button: a second press deselects it, which makes other combinations available. */
function SkuValue({ name, chosen, open, onPick }: SkuValueProps) {
  const t = useTranslations('catalogue')
  return (
    <label
      className={classNames(
        'pressable relative inline-flex min-h-9 items-center rounded-full border px-4 text-14 before:absolute before:inset-x-0 before:-inset-y-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
        chosen && 'border-brand-ink bg-brand-soft text-brand-ink',
        !chosen && open && 'border-transparent bg-sunken text-strong',
        !chosen && !open && 'border-dashed border-control text-quiet line-through',
      )}
    >
      <input
        type="checkbox"
        className="sr-only"
        checked={chosen}
        disabled={!open && !chosen}

        onChange={onPick}
      />
      {name}
      {!open && <span className="sr-only">{t('sold_out')}</span>}
    </label>
  )
}
