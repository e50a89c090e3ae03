import { Collapse, Flex, InputNumber, Radio } from 'antd'
import { useTranslations } from '../../shell/language.tsx'

/** Which baskets are priced, as the operation's input. */
export interface DryRunChoice {
  baskets: 'past' | 'generated'
  days: number
  max_baskets: number
  seed: number
  floor_permille: number
}
export const defaultChoice: DryRunChoice = { baskets: 'past', days: 30, max_baskets: 1000, seed: 1, floor_permille: 700 }

/** What is sent of a choice: days are of past orders, a seed of made-up baskets. */
export const choiceToInput = ({ days, seed, ...choice }: DryRunChoice) => ({
  ...choice,
  ...(choice.baskets === 'past' ? { days } : { seed }),
})

export interface DryRunOptionsProps {
  choice: DryRunChoice
  onChange: (choice: DryRunChoice) => void
}

/** Past orders or generated baskets; the other options are collapsed: how many, which, and the threshold for too low prices. */
export function DryRunOptions({ choice, onChange }: DryRunOptionsProps) {
  const t = useTranslations('dryrun')
  const number = (name: 'days' | 'max_baskets' | 'seed', minimum: number, maximum: number) => (
    <label key={name}>
      <span style={{ display: 'block', marginBottom: 4 }}>{t(name)}</span>
      <InputNumber
        min={minimum}
        max={maximum}
        precision={0}
        style={{ width: 160 }}
        value={choice[name]}
        onChange={(value) => value !== null && onChange({ ...choice, [name]: value })}
      />
    </label>
  )
  return (
    <>
      <Radio.Group
        aria-label={t('baskets')}
        value={choice.baskets}
        onChange={({ target }) => onChange({ ...choice, baskets: target.value as DryRunChoice['baskets'] })}
        options={[
          { value: 'past', label: t('past') },
          { value: 'generated', label: t('generated') },
        ]}
      />
      <Collapse
        ghost
        size="small"
        items={[
          {
            key: 'more',
            label: t('advanced'),
            children: (
              <Flex gap={16} wrap>
                {choice.baskets === 'past' ? number('days', 1, 365) : number('seed', 0, 2_147_483_647)}
                {number('max_baskets', 1, 5000)}
                <label>
                  <span style={{ display: 'block', marginBottom: 4 }}>{t('floor')}</span>
                  <InputNumber
                    min={0}
                    max={100}
                    precision={0}
                    suffix="%"
                    style={{ width: 160 }}
                    value={choice.floor_permille / 10}
                    onChange={(percent) => percent !== null && onChange({ ...choice, floor_permille: percent * 10 })}
                  />
                </label>
              </Flex>
            ),
          },
        ]}
      />
    </>
  )
}
