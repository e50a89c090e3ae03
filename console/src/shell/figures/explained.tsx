import { Tooltip } from 'antd'
import type { ReactNode } from 'react'

/** A name with its explanation in a tooltip, shown on hover, tap and keyboard focus. */
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
