/** What a spreadsheet would take for a formula; the wide signs some of them take for the narrow ones. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A cell as RFC 4180 writes it; one that begins as a formula does begins with an apostrophe instead, and is quoted. */
export function csvCell(value: string): string {
  const isFormula = formula.test(value)
  const text = isFormula ? `'${value}` : value
  return isFormula || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** With a mark of its encoding, without which a spreadsheet reads names wrongly. */
export const csvOf = (rows: readonly (readonly string[])[]) => `\ufeff${csvLines(rows)}`

/** What follows in a file that is put together bit by bit. */
export const csvLines = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
