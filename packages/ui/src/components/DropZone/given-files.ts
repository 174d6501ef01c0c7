/** Files that were dropped or pasted; a folder among them is told apart, since it cannot be read as a file. */
export function givenFiles(data: DataTransfer): { files: File[]; folders: string[] } {
  // What is pasted, or dragged from another page, has no entry, and is a file all the same.
  const entries = Array.from(data.items, (item) => (item.kind === "file" ? item.webkitGetAsEntry() : null));
  const folders = entries.filter((entry) => entry?.isDirectory).map((entry) => entry?.name ?? "");
  return { files: [...data.files].filter(({ name }) => !folders.includes(name)), folders };
}

/** Whether files are what was meant: cells of a spreadsheet are pasted as a picture, too, but come with their text. */
export const meansFiles = (data: DataTransfer): boolean =>
  data.files.length > 0 && !data.types.includes("text/plain");
