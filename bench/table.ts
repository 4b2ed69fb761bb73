/** Prints plain tables. */

/** Columns are as wide as their content. */
export function printTable(
  title: string,
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = heading.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  console.log(`\n${title}\n${line(heading)}`);
  for (const row of rows) console.log(line(row));
}
