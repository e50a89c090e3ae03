import type { AgreementName } from '@longmall/contract/content.ts'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { AgreementBody } from './agreement/agreement-body.tsx'

export interface AgreementSheetProps {
  name: AgreementName
  open: boolean
  onClose: () => void
}

/** The terms or the privacy policy in a sheet over a form, so that input is preserved (IDN-03). The screen must load the translations of `content`. */
export function AgreementSheet({ name, open, onClose }: AgreementSheetProps) {
  const t = useTranslations('content')
  return (
    <Sheet open={open} onClose={onClose} title={t(name)}>
      <AgreementBody name={name} />
    </Sheet>
  )
}
