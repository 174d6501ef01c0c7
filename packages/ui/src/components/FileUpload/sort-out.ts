import { takesFile } from "../DropZone/takes-file.ts";

/** Why a file is not taken. */
export type Refusal = "wrongKind" | "tooLarge" | "tooMany";

/** What may be given. */
export interface FileRules {
  /** Kinds of files, as of `input accept`; without it any. */
  accept: string | undefined;
  /** How large each may be, in bytes. */
  maxBytes: number | undefined;
  /** For how many there is room. */
  room: number;
}

/** Which files are taken, and which are not and why; of those that fit the first ones get the room. */
export function sortOut<One extends Pick<File, "name" | "type" | "size">>(
  files: readonly One[],
  { accept, maxBytes = Number.POSITIVE_INFINITY, room }: FileRules,
): { taken: One[]; refused: { file: One; why: Refusal }[] } {
  const taken: One[] = [];
  const refused: { file: One; why: Refusal }[] = [];
  for (const file of files) {
    const isWrong = accept !== undefined && !takesFile(accept, file);
    if (isWrong) refused.push({ file, why: "wrongKind" });
    else if (file.size > maxBytes) refused.push({ file, why: "tooLarge" });
    else if (taken.length >= room) refused.push({ file, why: "tooMany" });
    else taken.push(file);
  }
  return { taken, refused };
}

const units = ["KB", "MB", "GB"] as const;

/** How large a file is, as people read it: `86 KB`, `1.2 MB`. */
export function sizeText(bytes: number): string {
  let [size, unit] = [bytes / 1024, 0];
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit === 0 || size >= 10 ? 0 : 1;
  return `${Math.max(size, digits === 0 ? 1 : 0.1).toFixed(digits)} ${units[unit]}`;
}
