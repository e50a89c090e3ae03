import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { TreeView } from '../network-address.ts'

interface TreePathProps {
  path: '/v2/assets/member_tree' | '/v2/assets/binary_tree'
  view: TreeView
  isOwn: boolean
  /** Of the member at the top. */
  name: string
  children?: ReactNode
}

/** Where the shown tree begins, with the way back to the own one. */
export function TreePath({ path, view, isOwn, name, children }: TreePathProps) {
  const t = useTranslations('network')
  return (
    <div className="hairline-b space-y-1 bg-card px-4 py-2 text-12 text-quiet">
      <nav aria-label={t('path')}>
        <ol className="flex min-h-6 items-center gap-1 text-14">
          <li>
            {isOwn ? (
              <span aria-current="page" className="text-strong">
                {t('own_tree')}
              </span>
            ) : (
              <Link to={path} search={{ view }} className="pressable relative text-brand-ink before:absolute before:-inset-2.5">
                {t('own_tree')}
              </Link>
            )}
          </li>
          {!isOwn && (
            <li aria-current="page" className="flex min-w-0 items-center gap-1 text-strong">
              <ChevronRight size={14} aria-hidden className="shrink-0 text-quiet" />
              <span className="truncate">{name}</span>
            </li>
          )}
        </ol>
      </nav>
      {children}
    </div>
  )
}
