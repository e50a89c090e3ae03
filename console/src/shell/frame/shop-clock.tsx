import { readerZone } from '@longmall/web/time/calendar.ts'
import { foreignOffset } from '@longmall/web/time/time-text.ts'
import { Typography } from 'antd'
import { useState } from 'react'
import { useFormat } from '../display/use-format.ts'
import { useWords } from '../language.tsx'

/** Whose clock every time of the console goes by, where the operator's own shows another. */
export function ShopClock() {
  const say = useWords()
  const { timeZone } = useFormat()
  const [now] = useState(() => Date.now())
  const zone = foreignOffset(readerZone(), timeZone, now)
  return zone !== null && <Typography.Text type="secondary">{say('shop_clock', { zone })}</Typography.Text>
}
