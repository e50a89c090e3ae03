import type { Box } from '@longmall/contract/box.ts'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Pencil } from 'lucide-react'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { BoxState } from '../box-state.tsx'
import { RemarkSheet } from './remark-sheet.tsx'

/** What the device is and is called, and the way to another name. */
export function DeviceHead({ box }: { box: Box }) {
  const t = useTranslations('box')
  const { open, times, show, hide } = useOpening()
  return (
    <Card className="flex items-center gap-3">
      <div className="w-18 shrink-0">
        <Picture picture={box.picture} sizes="72px" decorative className="rounded-8" />
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="text-18 font-semibold break-words text-strong">{box.remark || box.goods_name}</h2>
        {box.remark && <p className="truncate text-12 text-quiet">{box.goods_name}</p>}
        <p className="mt-1">
          <BoxState state={box.state} />
        </p>
      </div>
      <IconButton label={t('rename')} icon={<Pencil size={20} aria-hidden />} aria-haspopup="dialog" onClick={show} />
      <RemarkSheet key={times} open={open} onClose={hide} box={box} />
    </Card>
  )
}
