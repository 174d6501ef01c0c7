/** Compares the two languages, id → text each; every sentence says what to do (law 11). */
export function compareLanguages(chinese, english) {
  const faults = [];
  for (const id of Object.keys(chinese)) {
    if (!(id in english))
      faults.push(`“${id}” has no English: add it to the *.en.json beside its *.messages.ts.`);
    if (chinese[id] === "") faults.push(`“${id}” has no Chinese defaultMessage in its *.messages.ts.`);
  }
  for (const id of Object.keys(english)) {
    if (!(id in chinese))
      faults.push(`“${id}” stands in an *.en.json only: remove it or add it to *.messages.ts.`);
    if (english[id] === "") faults.push(`“${id}” has an empty English text.`);
  }
  return faults;
}
