import type { Output } from '@longmall/web/call/query.ts'
import { ChevronRight, GitFork, Network } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ScreenPath } from '../../routes/table.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The ways to both trees, each with what it shows. */
export function TreeEntries({ network: { placement } }: { network: Output<'network/view'> }) {
  const t = useTranslations('network')
  return (
    <nav aria-label={t('trees')} className="grid grid-cols-2 gap-3">
      <Entry to="/v2/assets/member_tree" icon={<Network size={22} aria-hidden />} title={t('member_tree')} text={t('member_tree_note')} />
      <Entry
        to="/v2/assets/binary_tree"
        icon={<GitFork size={22} aria-hidden className="rotate-180" />}
        title={t('binary_tree')}
        text={t(`binary_tree_${placement}`)}
      />
    </nav>
  )
}

const Entry = ({ to, icon, title, text }: { to: ScreenPath; icon: ReactNode; title: string; text: string }) => (
  <Link to={to} className="pressable flex flex-col gap-2 rounded-12 bg-card p-4">
    <span className="flex items-center justify-between text-brand-ink">
      <span className="flex size-10 items-center justify-center rounded-full bg-brand-soft">{icon}</span>
      <ChevronRight size={18} aria-hidden className="text-quiet" />
    </span>
    <span>
      <span className="block text-16 font-semibold text-strong">{title}</span>
      <span className="block text-12 text-quiet">{text}</span>
    </span>
  </Link>
)
