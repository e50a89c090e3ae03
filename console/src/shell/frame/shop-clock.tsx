import { readerZone } from '@longmall/web/time/calendar.ts'
import { foreignOffset } from '@longmall/web/time/time-text.ts'
import { Typography } from 'antd'
import { useState } from 'react'
import { useFormat } from '../display/use-format.ts'
import { useTranslations } from '../language.tsx'

/** The time zone of the console, where the operator's own differs. */
export function ShopClock() {
  const t = useTranslations()
  const { timeZone } = useFormat()
  const [now] = useState(() => Date.now())
  const zone = foreignOffset(readerZone(), timeZone, now)
  return zone !== null && <Typography.Text type="secondary">{t('shop_clock', { zone })}</Typography.Text>
}
