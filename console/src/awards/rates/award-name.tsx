import type { RatedKind } from '@longmall/contract/award-shapes.ts'
import { useTranslations } from '../../shell/language.tsx'

/** An award and what its rates are of; on a narrow screen it leaves room for rates. */
export function AwardName({ kind, width }: { kind: RatedKind; width: number }) {
  const t = useTranslations('award')
  return (
    <div style={{ width: `min(${width}px, 32vw)`, whiteSpace: 'normal' }}>
      {t(`kind_${kind}`)}
      <div style={{ fontSize: 12, color: '#5c5c69' }}>{t(`base_${kind}`)}</div>
    </div>
  )
}
