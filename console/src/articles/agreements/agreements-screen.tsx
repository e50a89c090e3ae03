import { agreementNames, type AgreementName, type content as contract } from '@longmall/contract/content.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Button, Flex, Table, Tabs } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useFormSnapshot } from '../../shell/form/dirty.ts'
import type { Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { useListAddress } from '../../shell/list/list-address.ts'
import { LanguagesCell } from '../languages-cell.tsx'
import { Acceptances } from './acceptances.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { linesOf, sectionsOf } from './notation.ts'
import { ListExport } from '../../shell/list/list-export.tsx'

/** The documents that members agree to: their versions, what changed between them, and the next one (IDN-03). */
export function AgreementsScreen() {
  const t = useTranslations('articles')
  const { language } = useConsoleLanguage()
  const address = useListAddress()
  const name = agreementNames.find((one) => one === address.search.name) ?? 'terms'
  return (
    <>
      <PageHead title={t('agreements')} lead={t('agreements_lead')}>
        <ListExport list="content/list_agreements" filters={{ name }} />
        {name !== 'asset_terms' && (
          <Button href={`/${name}?language=${language}`} target="_blank" rel="noopener">
            {t('view_in_shop')}
          </Button>
        )}
        <NextVersion key={name} name={name} />
      </PageHead>
      <Tabs
        activeKey={name}
        onChange={(next) => address.change({ name: next })}
        items={agreementNames.map((key) => ({ key, label: t(key) }))}
      />
      <Loaded key={name} query={query('content/list_agreements', { name })}>
        {({ list }) => <Versions name={name} list={list} />}
      </Loaded>
      {name === 'asset_terms' && <Acceptances />}
    </>
  )
}

type Version = { version: number; effective_on: string; published_at: string; languages: Parameters<typeof LanguagesCell>[0]['written'] }

function Versions({ name, list }: { name: AgreementName; list: Version[] }) {
  const t = useTranslations('articles')
  const tCommon = useTranslations()
  const { time, day } = useFormat()
  const versions = [...list.map(({ version }) => version), 1]
  return (
    <Flex vertical gap={16}>
      <Table
        size="small"
        rowKey="version"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={list}
        locale={{ emptyText: t('agreements_empty') }}
        columns={[
          { key: 'version', dataIndex: 'version', title: t('version_number') },
          { key: 'effective_on', title: t('effective_on'), render: (_, { effective_on }) => day(effective_on) },
          { key: 'published_at', title: t('published_at'), render: (_, { published_at }) => time(published_at) },
          { key: 'languages', title: t('missing_language'), render: (_, { languages }) => <LanguagesCell written={languages} /> },
          {
            key: 'actions',
            title: tCommon('actions'),
            render: (_, { version }) => <CompareVersions name={name} versions={versions} after={version} />,
          },
        ]}
      />
      <Flex align="center" gap={8} wrap>
        <span>{t('agreement_shipped')}</span>
        <CompareVersions name={name} versions={versions} after={1} />
      </Flex>
    </Flex>
  )
}

type AgreementTexts = OutputOf<typeof contract.agreement_texts>
const partsOf = ({ name, version, texts }: AgreementTexts): { initial: Values; fixed: Values } => ({
  initial: { texts: texts.map(({ language, title, sections }) => ({ language, title, lines: linesOf(sections) })) },
  fixed: { name, version },
})

/** The next version, initialised from the current one in all its languages. */
function NextVersion({ name }: { name: AgreementName }) {
  const t = useTranslations('articles')
  const listed = useQuery(query('content/list_agreements', { name }))
  const newest = listed.data?.list[0]?.version ?? 1
  const texts = useQuery({ ...query('content/agreement_texts', { name, version: newest }), enabled: listed.isSuccess })
  const { shown, onDirty } = useFormSnapshot(texts.data)
  if (!shown) return null
  const { version } = shown
  return (
    <FormDrawer
      key={version}
      command="content/publish_agreement"
      label={t('next_version')}
      title={t('next_version_of', { version: version + 1 })}
      type="primary"
      width={860}
      saveLabel={t('publish')}
      {...partsOf(shown)}
      fresh={async () => {
        const { list } = await queryClient.fetchQuery({ ...query('content/list_agreements', { name }), staleTime: 0 })
        return partsOf(await queryClient.fetchQuery(query('content/agreement_texts', { name, version: list[0]?.version ?? 1 })))
      }}
      onDirty={onDirty}
      fields={[
        {
          kind: 'texts',
          name: 'texts',
          label: t('translated_texts'),
          isRequired: true,
          parts: [
            { name: 'title', label: t('text_title'), maximum: 120 },
            { name: 'lines', label: t('document'), maximum: 60_000, kind: 'area', rows: 24 },
          ],
        },
      ]}
      shape={({ texts: written, ...rest }) => ({
        ...rest,
        texts: (written as { language: string; title?: string; lines?: string }[]).map(({ lines = '', ...text }) => ({
          ...text,
          sections: sectionsOf(lines),
        })),
      })}
    >
      <p style={{ color: '#5c5c69' }}>{t('agreement_help', { store_name: '{store_name}', hotline: '{hotline}' })}</p>
    </FormDrawer>
  )
}
