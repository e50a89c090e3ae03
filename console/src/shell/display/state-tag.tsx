import { Tag } from 'antd'

export type Tone = 'success' | 'error' | 'processing' | 'warning' | 'default'

/** A state as text and colour. */
export const StateTag = ({ tone, children }: { tone: Tone; children: string }) => <Tag color={tone}>{children}</Tag>
