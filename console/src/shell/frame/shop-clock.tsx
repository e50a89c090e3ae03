import { offsetName, sameOffset } from '@longmall/contract/zone-offset.ts'
import { Typography } from 'antd'
import { useState } from 'react'
import { useFormat } from '../display/use-format.ts'
import { useWords } from '../language.tsx'

const readerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whose clock every time of the console goes by, where the operator's own shows another. */
export function ShopClock() {
  const say = useWords()
  const { timeZone } = useFormat()
  const [now] = useState(() => Date.now())
  if (sameOffset(readerZone(), timeZone, now)) return null
  return <Typography.Text type="secondary">{say('shop_clock', { zone: offsetName(timeZone, now) })}</Typography.Text>
}
