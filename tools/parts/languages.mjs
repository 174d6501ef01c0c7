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

/** Texts that several messages say in both languages: they stand once, where all of them find them (law 11). */
export function repeatedTexts(chinese, english) {
  const ids = new Map();
  for (const [id, text] of Object.entries(chinese)) {
    const key = JSON.stringify([text, english[id]]);
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return [...ids].flatMap(([key, same]) =>
    same.length < 2
      ? []
      : `“${JSON.parse(key)[0]}” is said by ${same.join(" and ")}: let it stand once, in mall-components/src/messages.`,
  );
}

/** What fills the parts of a parsed message, by the numbers of its nodes; text is taken by a plain `{name}` and a select. */
const kinds = { 1: "text", 2: "a number", 3: "a date", 4: "a date", 5: "text", 6: "a number", 8: "a tag" };

/** name → kind of what a parsed message is filled with; a name that is counted anywhere is a number. */
function valuesOf(nodes, found = {}) {
  for (const { type, value, options = {}, children = [] } of nodes) {
    const kind = kinds[type];
    if (kind && (kind !== "text" || !(value in found))) found[value] = kind;
    for (const branch of Object.values(options)) valuesOf(branch.value, found);
    valuesOf(children, found);
  }
  return found;
}

/**
 * Compares what fills the two languages, id → parsed message each. The types follow from the Chinese, so the English
 * may ask for nothing that the Chinese does not name, nor count what may be text there.
 */
export function compareValues(chinese, english) {
  const faults = [];
  for (const [id, nodes] of Object.entries(english)) {
    if (!(id in chinese)) continue;
    const given = valuesOf(chinese[id]);
    for (const [name, kind] of Object.entries(valuesOf(nodes))) {
      if (!(name in given))
        faults.push(`“${id}”: the English asks for {${name}}, which the Chinese has not.`);
      else if (kind !== "text" && kind !== given[name])
        faults.push(
          `“${id}”: {${name}} is ${kind} in English and ${given[name]} in Chinese; say it in the Chinese too.`,
        );
    }
  }
  return faults;
}
