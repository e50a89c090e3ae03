import { Button, Flex, Select } from 'antd'
import { useWords } from '../language.tsx'
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
  const say = useWords()
  const { goPrevious } = address
  if (!goPrevious && !next && (isEmpty || size === sizes[0])) return null
  return (
    <Flex justify="end" align="center" gap={8} style={{ marginTop: 12 }}>
      <Select
        aria-label={say('per_page', { count: size })}
        value={size}
        options={sizes.map((count) => ({ value: count, label: say('per_page', { count }) }))}
        onChange={(count) => address.change({ size: count === sizes[0] ? undefined : count })}
      />
      <Button disabled={!goPrevious} onClick={() => goPrevious?.()}>
        {say('previous_page')}
      </Button>
      <Button disabled={!next} onClick={() => next && address.goNext(next)}>
        {say('next_page')}
      </Button>
    </Flex>
  )
}
