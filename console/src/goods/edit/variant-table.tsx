import type { StaffPicture } from '@longmall/contract/catalogue-staff.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { addressOf } from '../../shell/form/upload/thumbnail.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { marginOf } from './margin.ts'
import { type Attribute, isAmount, isOptionalAmount, nameIn, type Row, type Variant } from './matrix.ts'
import './variant-table.css'

export interface VariantTableProps {
  rows: readonly Row[]
  attributes: readonly Attribute[]
  pictures: readonly StaffPicture[]
  isPledge: boolean
  language: Language
  onChange: (key: string, variant: Variant) => void
}

/** A row for each combination. Plain inputs: three hundred rows of the library's would be slow to type in. */
export function VariantTable({ rows, attributes, pictures, isPledge, language, onChange }: VariantTableProps) {
  const t = useTranslations('goods')
  return (
    <div className="variant-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('for_sale')}</th>
            {attributes.map(({ key, names }) => (
              <th scope="col" key={key}>
                {nameIn(names, language) || '–'}
              </th>
            ))}
            <th scope="col">{t('sku_no')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('market_price')}</th>
            <th scope="col">{t('cost_price')}</th>
            <th scope="col">{t('margin')}</th>
            <th scope="col">{t('on_hand')}</th>
            <th scope="col">{t('stock_change')}</th>
            <th scope="col">{t('weight')}</th>
            {isPledge && <th scope="col">{t('plan_months')}</th>}
            {pictures.length > 1 && <th scope="col">{t('picture')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <VariantRow key={row.key} row={row} pictures={pictures} isPledge={isPledge} language={language} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type VariantRowProps = Omit<VariantTableProps, 'rows' | 'attributes'> & { row: Row }

function VariantRow({ row: { key, values, variant }, pictures, isPledge, language, onChange }: VariantRowProps) {
  const t = useTranslations('goods')
  const { count } = useFormat()
  const name = values.map(({ names }) => nameIn(names, language)).join(' / ')
  const set = (change: Partial<Variant>) => onChange(key, { ...variant, ...change })
  const cell = (
    field: 'sku_no' | 'price' | 'market_price' | 'cost_price' | 'stock_change' | 'weight_grams' | 'plan_months',
    label: string,
    isRight: boolean,
  ) => (
    <td>
      <Cell
        label={`${label} ${name}`.trim()}
        value={variant[field]}
        isWrong={variant.is_active && isWrong(field, variant[field])}
        isRight={isRight}
        onChange={(text) => set({ [field]: text })}
      />
    </td>
  )
  return (
    <tr className={variant.is_active ? '' : 'off'}>
      <td>
        <input
          type="checkbox"
          aria-label={`${t('for_sale')} ${name}`.trim()}
          checked={variant.is_active}
          onChange={({ target }) => set({ is_active: target.checked })}
        />
      </td>
      {values.map((value) => (
        <td key={value.key}>{nameIn(value.names, language) || '–'}</td>
      ))}
      {cell('sku_no', t('sku_no'), false)}
      {cell('price', t('price'), true)}
      {cell('market_price', t('market_price'), true)}
      {cell('cost_price', t('cost_price'), true)}
      <MarginCell price={variant.price} cost={variant.cost_price} />
      <td className="number">
        {count(variant.on_hand)}
        {variant.taken > 0 && <small>{t('reserved', { count: variant.taken })}</small>}
      </td>
      {cell('stock_change', t('stock_change'), true)}
      {cell('weight_grams', t('weight'), true)}
      {isPledge && cell('plan_months', t('plan_months'), true)}
      {pictures.length > 1 && (
        <td>
          <PictureChoice
            label={`${t('picture')} ${name}`.trim()}
            pictures={pictures}
            value={variant.picture}
            onChange={(picture) => set({ picture })}
          />
        </td>
      )}
    </tr>
  )
}

function isWrong(field: string, text: string): boolean {
  if (field === 'price') return !isAmount(text)
  if (field === 'market_price' || field === 'cost_price') return !isOptionalAmount(text)
  if (field === 'weight_grams') return !/^\d{0,7}$/.test(text.trim())
  return field === 'stock_change' && !/^([+-]?\d{1,7})?$/.test(text.trim())
}

/** The profit of one at the price of the row, and its share of it. */
function MarginCell({ price, cost }: { price: string; cost: string }) {
  const { money, percent } = useFormat()
  const margin = marginOf(price, cost)
  return (
    <td className={margin?.isLoss ? 'number loss' : 'number'}>
      {money(margin?.profit)}
      {margin && margin.share !== null && <small>{percent(margin.share)}</small>}
    </td>
  )
}

interface CellProps {
  label: string
  value: string
  isWrong: boolean
  isRight: boolean
  onChange: (text: string) => void
}

/** Input is committed on blur or on Enter, which moves down a row as in a spreadsheet. */
const Cell = ({ label, value, isWrong, isRight, onChange }: CellProps) => (
  <input
    key={value}
    className={isRight ? 'number' : ''}
    aria-label={label}
    aria-invalid={isWrong}
    defaultValue={value}
    maxLength={60}
    onBlur={({ target }) => {
      if (target.value !== value) onChange(target.value)
    }}
    onKeyDown={(event) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      below(event.currentTarget)?.focus()
      event.currentTarget.blur()
    }}
  />
)

/** The input below: in the next row, in the same column. */
function below(input: HTMLInputElement): HTMLInputElement | null {
  const cell = input.closest('td')
  const columnIndex = [...(cell?.parentElement?.children ?? [])].indexOf(cell!)
  return cell?.parentElement?.nextElementSibling?.children[columnIndex]?.querySelector('input') ?? null
}

interface PictureChoiceProps {
  label: string
  pictures: readonly StaffPicture[]
  value: string
  onChange: (src: string) => void
}

function PictureChoice({ label, pictures, value, onChange }: PictureChoiceProps) {
  const t = useTranslations('goods')
  const chosen = pictures.find(({ src }) => src === value)
  return (
    <span className="picture">
      {chosen && <img src={addressOf(chosen, 64)} alt="" width={28} height={28} />}
      <select aria-label={label} value={chosen ? value : ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('first_picture')}</option>
        {pictures.map(({ src }, n) => (
          <option key={src} value={src}>
            {n + 1}
          </option>
        ))}
      </select>
    </span>
  )
}
