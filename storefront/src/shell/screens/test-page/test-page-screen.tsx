import { Button } from '@longmall/ui/action/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Copy, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { useHost } from '../../host/host-port.ts'
import { PageHeader } from '../../layout/page-header.tsx'
import { useLanguage, useTranslations } from '../../translations.tsx'
import type { SecurityTest } from '../../secure/self-test.ts'
import { useShared } from '../../shared.ts'
import { useSite } from '../../site.ts'
import { storefront } from '../../storefront.ts'
import { toast } from '../../toast.ts'
import { buildFacts } from './build-facts.ts'
import { connectionFacts } from './connection-facts.ts'
import { deviceFacts } from './device-facts.ts'
import type { Fact } from './fact.ts'
import { FactCard } from './fact-card.tsx'
import { hostFacts } from './host-facts.ts'
import { SelfTestCard } from './self-test-card.tsx'
import { storageFacts } from './storage-facts.ts'
import { writeReport } from './write-report.ts'

/** For support staff (SHL-22): build, connection, storage, device, host, a self-test, and a report to send; never a token. */
export function TestPageScreen() {
  const t = useTranslations('testpage')
  const { data, isFetching, refetch } = useFacts()
  const [security, setSecurity] = useState<SecurityTest[]>([])
  const copy = async () => {
    const report = writeReport({ ...data, security: security.map(securityFact) }, new Date())
    try {
      await navigator.clipboard.writeText(report)
      toast(t('copied'), { icon: 'success' })
    } catch {
      toast(t('copy_failed'), { icon: 'error' })
    }
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <IconButton label={t('refresh')} icon={<RotateCw size={20} aria-hidden />} disabled={isFetching} onClick={() => void refetch()} />
        }
      />
      <div className="flex-1 space-y-3 p-3">
        {(['build', 'connection', 'device', 'storage', 'host'] as const).map((name) => (
          <FactCard key={name} title={t(`section_${name}`)} facts={data?.[name]} />
        ))}
        <SelfTestCard onDone={setSecurity} />
      </div>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Button size="large" block disabled={!data} icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <p className="mt-1.5 text-center text-12 text-quiet">{t('no_token')}</p>
        <div className="safe-bottom" />
      </div>
    </>
  )
}

function useFacts() {
  const site = useSite()
  const language = useLanguage()
  const theme = useShared(({ themeStyle }) => themeStyle)
  const host = useHost()
  return useQuery({
    queryKey: ['testpage', 'facts', { host: host !== null }],
    gcTime: 0,
    queryFn: async () => {
      const [connection, storage, device] = await Promise.all([connectionFacts(storefront().request), storageFacts(), deviceFacts()])
      return { build: buildFacts(site, language, theme), connection, device, storage, host: hostFacts(host) }
    },
  })
}

const securityFact = ({ option, ok, detail }: SecurityTest): Fact => ({
  name: option === 1 ? 'option_1' : 'option_2',
  value: detail.failed ? `${detail.failed} ${detail.message}` : `${detail.ms} ms`,
  good: ok,
})
