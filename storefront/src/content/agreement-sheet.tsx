import type { AgreementName } from '@longmall/contract/content.ts'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { AgreementBody } from './agreement/agreement-body.tsx'

export interface AgreementSheetProps {
  name: AgreementName
  open: boolean
  onClose: () => void
}

/** The terms or the privacy policy over a form, so that nothing typed is lost (IDN-03). A screen that uses it lists the phrases of `content`. */
export function AgreementSheet({ name, open, onClose }: AgreementSheetProps) {
  const say = usePhrases('content')
  return (
    <Sheet open={open} onClose={onClose} title={say(name)}>
      <AgreementBody name={name} />
    </Sheet>
  )
}
