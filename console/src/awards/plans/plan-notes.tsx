import { formatOdds } from '@longmall/web/format/number-text.ts'
import { Alert, Form } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import type { Values } from '../../shell/form/field.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { shareInAcc, sumsAgainstCap } from './sums.ts'

function useValues(): Values {
  const form = Form.useFormInstance<Values>()
  return (Form.useWatch([], form) as Values | undefined) ?? {}
}

/** What a sale of each sort owes by the rates of the form, against its cap; rendered within the form. */
export function CapNote() {
  const t = useTranslations('award')
  const { language } = useConsoleLanguage()
  const values = useValues()
  const sums = sumsAgainstCap(values)
  const isOver = sums.some((one) => one.isOver)
  const cap = formatOdds(typeof values.cap_ppm === 'number' ? values.cap_ppm : 0, language)
  return (
    <Alert
      role="status"
      type={isOver ? 'error' : 'success'}
      showIcon
      style={{ marginBottom: 16 }}
      title={isOver ? t('cap_exceeded', { cap }) : t('cap_respected', { cap })}
      description={
        <>
          {sums.map(({ sale, sum, isOver: exceeds }) => (
            <div key={sale} style={exceeds ? { fontWeight: 600 } : {}}>
              {t(`sum_${sale}`, { sum: formatOdds(sum, language) })}
            </div>
          ))}
          <div style={{ color: '#5c5c69' }}>{t('cap_scales')}</div>
        </>
      }
    />
  )
}

/** How a bonus is split by the shares of the form; rendered within the form. */
export function SplitNote() {
  const t = useTranslations('award')
  const { language } = useConsoleLanguage()
  const { money } = useFormat()
  const values = useValues()
  const { low, high } = shareInAcc(values)
  const threshold = money(typeof values.split_threshold === 'string' ? values.split_threshold : '0', 'ACC')
  return (
    <Alert
      role="status"
      type={high < 0 ? 'error' : 'info'}
      showIcon
      style={{ marginBottom: 16 }}
      title={high < 0 ? t('split_exceeded') : t('split_rest')}
      description={
        high < 0 ? undefined : (
          <>
            <div>{t('split_below', { threshold, share: formatOdds(low, language) })}</div>
            <div>{t('split_from', { threshold, share: formatOdds(high, language) })}</div>
          </>
        )
      }
    />
  )
}
