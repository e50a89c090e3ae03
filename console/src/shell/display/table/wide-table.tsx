import { Table, type TableProps, type TableRef } from 'antd'
import './wide-table.css'

type WideTableProps<Row> = Omit<TableProps<Row>, 'size' | 'scroll' | 'className' | 'ref'> & { label: string }

/**
 * A table of figures, which stay on one line. Where they do not fit, the table scrolls beside its first column, which names the rows; it may contain
 * no control, so it is focusable and the keyboard scrolls it.
 */
export const WideTable = <Row extends object>({ label, columns = [], ...table }: WideTableProps<Row>) => (
  <Table<Row>
    ref={(shown: TableRef | null) => makeFocusable(shown?.nativeElement.querySelector('.ant-table-content'), label)}
    className="wide-table"
    size="small"
    pagination={false}
    scroll={{ x: 'max-content' }}
    columns={columns.map((column, index) => (index === 0 ? { ...column, fixed: 'start' as const } : column))}
    {...table}
  />
)

function makeFocusable(element: Element | null | undefined, label: string) {
  element?.setAttribute('tabindex', '0')
  element?.setAttribute('role', 'region')
  element?.setAttribute('aria-label', label)
}
