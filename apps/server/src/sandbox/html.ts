/** HTML by template: every value is escaped unless it was made here itself. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | readonly Html[];

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(escaped).join("");
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
};

export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((whole, string, index) => whole + escaped(parts[index - 1] ?? "") + string));

/** A button that posts JSON to a call of the sandbox and shows the page again. */
export const action = (label: string, path: string, body: object = {}): Html =>
  html`<form data-post="${path}" data-body="${JSON.stringify(body)}"><button>${label}</button></form>`;

export const table = (heads: readonly string[], rows: readonly (readonly Part[])[], empty: string): Html => {
  if (rows.length === 0) return html`<p>${empty}</p>`;
  const head = heads.map((text) => html`<th scope="col">${text}</th>`);
  const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
};
