import { Tooltip } from 'antd'
import type { ReactNode } from 'react'

/** A name with what it means, shown when it is pointed at, tapped or reached by the keyboard. */
export const Explained = ({ about, children }: { about: string; children: ReactNode }) => (
  <Tooltip title={about} trigger={['hover', 'focus', 'click']}>
    <span
      tabIndex={0}
      role="note"
      aria-description={about}
      style={{ cursor: 'help', textDecoration: 'underline dotted', textUnderlineOffset: 3 }}
    >
      {children}
    </span>
  </Tooltip>
)
