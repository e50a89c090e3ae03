import { useEffect } from 'react'
import { useSite } from '../site.ts'

/** Names the page in the window and its history: `Cart · Longmall`. The server's head has the same for public pages. */
export function usePageTitle(title: string) {
  const { store_name } = useSite()
  useEffect(() => {
    document.title = pageTitle(title, store_name)
  }, [title, store_name])
}

export const pageTitle = (title: string, storeName: string) => (title && title !== storeName ? `${title} · ${storeName}` : storeName)
