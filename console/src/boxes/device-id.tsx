import type { ReactNode } from 'react'

/** The id printed on a box, on one line. */
export const DeviceId = ({ children }: { children: ReactNode }) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
