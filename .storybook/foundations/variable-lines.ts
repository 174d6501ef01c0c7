import howTo from "../../docs/how-to/add-a-brand.md?raw";

/** The lines of CSS of docs/how-to/add-a-brand.md. */
export const variableLines = /^```css\n([\s\S]*?)^```/m.exec(howTo)?.[1]?.trim() ?? "";
