import { Toast } from '@longmall/ui/overlay/toast.tsx'
import { useShared, useSharedStore } from '../shared.ts'

/** Shows the toast of the shared state, and clears it when its time is over. */
export function ToastHost() {
  const store = useSharedStore()
  const toast = useShared((shared) => shared.toast)
  return <Toast toast={toast} onDone={() => store.setState((shared) => (shared.toast === toast ? { toast: null } : {}))} />
}
