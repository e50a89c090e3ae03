import { Tag } from 'antd'

export type Tone = 'good' | 'bad' | 'busy' | 'wait' | 'plain'
const colours: Record<Tone, string> = { good: 'success', bad: 'error', busy: 'processing', wait: 'warning', plain: 'default' }

/** A state in words and colour. */
export const StateTag = ({ tone, children }: { tone: Tone; children: string }) => <Tag color={colours[tone]}>{children}</Tag>
