import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { Copy } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'

/** A row whose text can be copied. */
export function CopyRow({ title, text }: { title: string; text: string }) {
  const t = useTranslations('member')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('copied'), { icon: 'success' }),
      () => toast(t('copy_failed')),
    )
  return (
    <div className={`${rowClass} py-0 pr-1`}>
      <ListItem title={title} note={<span className="figures select-all">{text}</span>} />
      <IconButton
        label={`${t('copy')} ${title}`}
        icon={<Copy size={18} aria-hidden />}
        className="text-quiet"
        onClick={() => void copy()}
      />
    </div>
  )
}
