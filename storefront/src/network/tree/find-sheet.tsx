import type { FoundNode } from '@longmall/contract/network.ts'
import { Input } from '@longmall/ui/form/input.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Spinner } from '@longmall/ui/state/spinner.tsx'
import { query } from '@longmall/web/call/query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../search/use-debounced.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useGradeName } from '../use-grade-names.ts'

/** In ms after the last letter. */
const searchDelay = 250

interface FindSheetProps {
  open: boolean
  onClose: () => void
  tree: 'sponsor' | 'placement'
  /** The node of a found member in this tree; those without one are left out. */
  idOf: (found: FoundNode) => number | null
  onFound: (found: FoundNode) => void
}

/** Finds a member of the own tree by ID or by the beginning of the account. */
export function FindSheet({ open, onClose, tree, idOf, onFound }: FindSheetProps) {
  const t = useTranslations('network')
  const gradeName = useGradeName()
  const [typed, type] = useState('')
  const search = useDebounced(typed.trim(), searchDelay)
  const isSearching = search.length > 0
  const result = useQuery({
    ...query('network/search', { tree, search }),
    enabled: open && isSearching,
    placeholderData: keepPreviousData,
  })
  const list = isSearching ? (result.data?.list.filter((found) => idOf(found) !== null) ?? []) : []
  return (
    <Sheet open={open} onClose={onClose} title={t('find')}>
      <Input
        label={t('find_hint')}
        data-first
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        value={typed}
        onChange={(event) => type(event.target.value)}
        {...(typed !== '' && { onClear: () => type('') })}
      />
      <div role="status" className="min-h-40 pt-2 text-14 text-quiet">
        {isSearching && result.isPending && (
          <div className="flex justify-center p-6">
            <Spinner />
          </div>
        )}
        {isSearching && result.isError && !result.data && <ErrorState busy={result.isFetching} onRetry={() => void result.refetch()} />}
        {isSearching && result.data && list.length === 0 && <p className="py-6 text-center">{t('find_none')}</p>}
        <ul className="-mx-4 divide-y divide-hairline">
          {list.map((found) => (
            <li key={`${found.member_id} ${found.node_id}`}>
              <button type="button" className={rowClass} onClick={() => onFound(found)}>
                <ListItem
                  title={found.name}
                  text={[gradeName(found.grade), found.generation !== null && t('generation', { number: found.generation })]
                    .filter(Boolean)
                    .join(' · ')}
                  note={`ID ${found.member_id}`}
                  arrow
                />
              </button>
            </li>
          ))}
        </ul>
        {isSearching && result.data?.has_more && <p className="pt-3 text-12">{t('find_more')}</p>}
      </div>
    </Sheet>
  )
}
