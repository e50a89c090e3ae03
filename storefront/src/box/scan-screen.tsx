import { useState } from 'react'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { CameraView } from '../scan/camera-view.tsx'
import { HostScan } from '../scan/host-scan.tsx'
import { PictureButton } from '../scan/picture-button.tsx'
import { useHost } from '../shell/host/host-port.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { notice } from '../shell/toast.ts'
import { useTranslations } from '../shell/translations.tsx'
import { codeIn, readScan } from './box-address.ts'
import { ReadCode } from './scan/read-code.tsx'
import { TypedCode } from './scan/typed-code.tsx'

/** Scans the code of a box, to bind it to a device or to log in to it (AST-11, AST-12). */
export function ScanScreen() {
  const t = useTranslations('box')
  return (
    <AreaGate title={t('scan_title')}>
      <Scan />
    </AreaGate>
  )
}

function Scan() {
  const t = useTranslations('box')
  const host = useHost()
  const [code, setCode] = useState(useScreenSearch(readScan).code)
  const read = (text: string) => {
    const found = codeIn(text)
    if (found === null) notice(t('not_a_box'))
    else setCode(found)
    return found !== null
  }
  return (
    <>
      <PageHeader title={t('scan_title')} fallback="/v2/assets/devices" />
      {code === undefined ? (
        <div className="space-y-3 p-3 pb-8">
          {host ? (
            <HostScan host={host} lead={t('scan_lead')} onRead={read} />
          ) : (
            <>
              <CameraView onRead={read} />
              <p className="px-4 text-center text-14 text-balance text-body">{t('scan_lead')}</p>
              <PictureButton onRead={read} />
            </>
          )}
          <TypedCode onRead={read} />
        </div>
      ) : (
        <ReadCode code={code} onAgain={() => setCode(undefined)} />
      )}
    </>
  )
}
