import { useEffect } from 'react'
import { useSite } from '../site.ts'

/** Sets the document title: `Cart · Longmall`. For public pages the server's head has the same. */
export function usePageTitle(title: string) {
  const { store_name } = useSite()
  useEffect(() => {
    document.title = pageTitle(title, store_name)
  }, [title, store_name])
}

export const pageTitle = (title: string, storeName: string) => (title && title !== storeName ? `${title} · ${storeName}` : storeName)
