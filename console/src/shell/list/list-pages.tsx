import { Button, Flex, Select } from 'antd'
import { useTranslations } from '../language.tsx'
import type { ListAddress } from './list-address.ts'

export interface ListPagesProps {
  address: ListAddress
  next: string | null
  size: number
  isEmpty: boolean
}

const sizes = [20, 50]

/** Below a list: the page before and the next one, by key; nothing where there is but one. */
export function ListPages({ address, next, size, isEmpty }: ListPagesProps) {
  const t = useTranslations()
  const { goPrevious } = address
  if (!goPrevious && !next && (isEmpty || size === sizes[0])) return null
  return (
    <Flex wrap justify="end" align="center" gap={8} style={{ marginTop: 12 }}>
      <Select
        aria-label={t('per_page', { count: size })}
        value={size}
        options={sizes.map((count) => ({ value: count, label: t('per_page', { count }) }))}
        onChange={(count) => address.change({ size: count === sizes[0] ? undefined : count })}
      />
      <Button disabled={!goPrevious} onClick={() => goPrevious?.()}>
        {t('previous_page')}
      </Button>
      <Button disabled={!next} onClick={() => next && address.goNext(next)}>
        {t('next_page')}
      </Button>
    </Flex>
  )
}
