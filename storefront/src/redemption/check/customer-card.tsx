import type { DeskCheck } from '@longmall/contract/redemption.ts'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** Whose the code is and what it stands for, with the buyer's note. */
export function CustomerCard({ checked: { kind, subject_no, member_name, remark } }: { checked: DeskCheck }) {
  const t = useTranslations('redemption')
  return (
    <Card>
      <div className="flex items-center gap-3">
        <Avatar src={null} name={member_name} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <span className="truncate text-16 font-semibold text-strong">{member_name}</span>
            <Tag>{t(`kind_${kind}`)}</Tag>
          </p>
          <p className="figures truncate text-12 text-quiet">{subject_no}</p>
        </div>
      </div>
      {remark !== '' && (
        <p className="mt-3 rounded-8 bg-warning-soft px-3 py-2 text-14 text-warning">
          <span className="font-semibold">{t('remark')}</span> {remark}
        </p>
      )}
    </Card>
  )
}
