import { Table, type TableProps } from 'antd'

/** A table of figures. On a phone it is wider than its card, and contains no control: it is focusable, so that the keyboard scrolls it. */
export const WideTable = <Row extends object>({ label, ...table }: Omit<TableProps<Row>, 'size' | 'pagination'> & { label: string }) => (
  <section tabIndex={0} aria-label={label} style={{ overflowX: 'auto' }}>
    <Table<Row> size="small" pagination={false} style={{ minWidth: 'max-content' }} {...table} />
  </section>
)
