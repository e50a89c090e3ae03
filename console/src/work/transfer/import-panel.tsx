import { App, Alert, Button, Flex, Typography, Upload } from 'antd'
import { useRef, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { WorkCard } from '../work-card.tsx'
import { bringFile, type BroughtFile, mostBytes } from './bring-file.ts'

const isTaken = (name: string) => /\.(csv|zip)$/i.test(name) && !name.startsWith('.')

/** Goods from files: brought first, judged by a dry run, then imported; each with its report (CAT-17). */
export function ImportPanel() {
  const say = useWords('imports')
  const [files, setFiles] = useState<BroughtFile[]>([])
  const [work_id, setWork] = useState<number | null>(null)
  const { take, percent, failures } = useFiles((file) => setFiles((before) => [...before, file]))
  const input = { files: files.map(({ file_key }) => file_key) }
  return (
    <Flex vertical gap={16} style={{ maxWidth: 1100 }}>
      <Typography.Paragraph style={{ margin: 0, maxWidth: 860 }}>{say('import_lead')}</Typography.Paragraph>
      <Upload.Dragger
        multiple
        accept=".csv,.zip"
        showUploadList={false}
        beforeUpload={(file) => {
          void take([file])
          return false
        }}
      >
        <p style={{ margin: '8px 0' }}>{say('drop')}</p>
      </Upload.Dragger>
      <FolderButton onFiles={(files) => void take(files)} />
      {percent !== null && <div role="status">{`${percent} %`}</div>}
      {failures.map((words) => (
        <Alert key={words} type="error" showIcon title={words} />
      ))}
      <FileList files={files} onRemove={(key) => setFiles((before) => before.filter(({ file_key }) => file_key !== key))} />
      <Typography.Text style={{ color: '#5c5c69' }}>{say('dry_run_note')}</Typography.Text>
      <Flex gap={8} wrap>
        <ActionButton
          command="catalogue/import_goods"
          input={{ ...input, dry_run: true }}
          label={say('dry_run')}
          isDisabled={files.length === 0}
          onDone={(started) => setWork(started.work_id)}
        />
        <ActionButton
          command="catalogue/import_goods"
          input={{ ...input, dry_run: false }}
          label={say('import')}
          asks={say('import_asks')}
          type="primary"
          isDisabled={files.length === 0}
          onDone={(started) => setWork(started.work_id)}
        />
      </Flex>
      {work_id !== null && <WorkCard key={work_id} work_id={work_id} />}
    </Flex>
  )
}

/** Brings files one after the other; `percent` of the one on its way, null while there is none. */
function useFiles(onBrought: (file: BroughtFile) => void) {
  const say = useWords('imports')
  const common = useWords()
  const [percent, setPercent] = useState<number | null>(null)
  const [failures, setFailures] = useState<string[]>([])
  const queue = useRef(Promise.resolve())
  const fail = (words: string) => setFailures((before) => [...new Set([...before, words])])
  const bring = async (file: File) => {
    if (file.size > mostBytes) return fail(say('too_large', { name: file.name }))
    setPercent(0)
    await bringFile(file, setPercent).then(onBrought, (failure: CallFailure) =>
      fail(`${file.name}: ${failure.message || common('unreachable')}`),
    )
    setPercent(null)
  }
  const take = (files: readonly File[]) => {
    setFailures([])
    queue.current = files.reduce((before, file) => before.then(() => bring(file)), queue.current)
    return queue.current
  }
  return { take, percent, failures }
}

/** A folder’s product files; nothing else of it leaves the browser. */
function FolderButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const say = useWords('imports')
  const { message } = App.useApp()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button onClick={() => input.current?.click()}>{say('folder')}</Button>
      <input
        ref={(element) => {
          element?.setAttribute('webkitdirectory', '')
          input.current = element
        }}
        type="file"
        hidden
        multiple
        aria-label={say('folder')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].filter(({ name }) => isTaken(name))
          if (files.length) onFiles(files)
          else void message.warning(say('no_files'))
          target.value = ''
        }}
      />
    </div>
  )
}

function FileList({ files, onRemove }: { files: readonly BroughtFile[]; onRemove: (file_key: string) => void }) {
  const say = useWords('imports')
  const common = useWords()
  const { count } = useFormat()
  if (files.length === 0) return null
  return (
    <ul aria-label={say('files')} style={{ margin: 0, padding: 0, listStyle: 'none', maxWidth: 640 }}>
      {files.map(({ file_key, name, bytes }) => (
        <li key={file_key} style={{ display: 'flex', gap: 12, alignItems: 'center', borderBottom: '1px solid #e9e9ef', padding: '4px 0' }}>
          <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</span>
          <span style={{ color: '#5c5c69', whiteSpace: 'nowrap' }}>{say('bytes', { size: count(Math.ceil(bytes / 1024)) })}</span>
          <Button type="link" size="small" aria-label={say('remove_file', { name })} onClick={() => onRemove(file_key)}>
            {common('remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
