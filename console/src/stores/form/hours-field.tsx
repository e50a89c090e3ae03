import type { OpenHours } from '@longmall/contract/store.ts'
import { weekdayName } from '@longmall/web/time/time-text.ts'
import { Button, Flex, Input } from 'antd'
import type { Control } from '../../shell/form/field.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { timeOf, weekdays } from './weekdays.ts'

/** Opening hours by weekday, several of a day; the hours of Monday can be copied to the other days. */
export function HoursField({ id, value, onChange }: Control) {
  const t = useTranslations('store')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const hours = (value as OpenHours[] | undefined) ?? []
  const change = (index: number, part: Partial<OpenHours>) => onChange?.(hours.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const monday = hours.filter(({ weekday }) => weekday === 1)
  return (
    <div {...(id && { id })} style={{ display: 'grid', gap: 8 }}>
      {weekdays.map((weekday) => {
        const day = weekdayName(weekday, language, 'short')
        return (
          <Flex key={weekday} gap={8} wrap align="center" role="group" aria-label={day}>
            <span style={{ width: 56 }}>{day}</span>
            {hours.map(
              (one, index) =>
                one.weekday === weekday && (
                  // oxlint-disable-next-line react/no-array-index-key -- two of a day may be alike while they are typed
                  <Flex key={index} gap={4} align="center">
                    <TimeInput label={`${day} ${tCommon('from')}`} value={one.from} onChange={(from) => change(index, { from })} />–
                    <TimeInput label={`${day} ${tCommon('until')}`} value={one.until} onChange={(until) => change(index, { until })} />
                    <Button
                      type="text"
                      aria-label={`${tCommon('remove')} ${day} ${one.from}–${one.until}`}
                      onClick={() => onChange?.(hours.filter((_, at) => at !== index))}
                    >
                      ×
                    </Button>
                  </Flex>
                ),
            )}
            <Button
              size="small"
              aria-label={`${t('add_hours')} ${day}`}
              onClick={() => onChange?.([...hours, { weekday, from: '10:00', until: '20:00' }])}
            >
              +
            </Button>
            {!hours.some((one) => one.weekday === weekday) && <span style={{ color: '#5c5c69' }}>{t('day_closed')}</span>}
          </Flex>
        )
      })}
      <div>
        <Button
          size="small"
          disabled={monday.length === 0}
          onClick={() => onChange?.(weekdays.flatMap((weekday) => monday.map((one) => ({ ...one, weekday }))))}
        >
          {t('copy_monday', { day: weekdayName(1, language, 'short') })}
        </Button>
      </div>
    </div>
  )
}

interface TimeInputProps {
  label: string
  value: string
  onChange: (time: string) => void
}

const TimeInput = ({ label, value, onChange }: TimeInputProps) => (
  <Input
    aria-label={label}
    inputMode="numeric"
    maxLength={5}
    style={{ width: 76 }}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onBlur={({ target }) => onChange(timeOf(target.value))}
  />
)
