import { type ClipboardEvent, type DragEvent, useState } from "react";

/** Pictures that are taken in one go. */
export const picturesAtOnce = 9;

/** What is wrong with files that were given. */
export type PictureProblem = "onlyPictures" | "tooMany";

/** Pictures that are chosen, pasted or dropped; anything else is refused in words. */
export function usePictures(onPictures: ((files: readonly File[]) => void) | undefined) {
  const [problem, setProblem] = useState<PictureProblem>();
  const [isOver, setOver] = useState(false);
  const take = (files: readonly File[]) => {
    if (!onPictures || files.length === 0) return;
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    setProblem(
      pictures.length < files.length
        ? "onlyPictures"
        : pictures.length > picturesAtOnce
          ? "tooMany"
          : undefined,
    );
    if (pictures.length > 0) onPictures(pictures.slice(0, picturesAtOnce));
  };
  const area = {
    onDragOver: (event: DragEvent) => {
      if (!onPictures || !event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget: to }: DragEvent) => {
      if (!(to instanceof Node && currentTarget.contains(to))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!onPictures || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      const { types, files } = event.clipboardData;
      // Cells of a spreadsheet come as a picture, too: their text is what was meant.
      if (!onPictures || files.length === 0 || types.includes("text/plain")) return;
      event.preventDefault();
      take([...files]);
    },
  };
  return { problem, isOver, take, area };
}
