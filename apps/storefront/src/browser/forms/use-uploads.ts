/** Pictures of a form on their way to the server: several at once, each with its progress, its refusal, its retry. */

import type { UploadPicture } from "@tradehall/mall-components/forms/PictureUpload";
import { filePathOf } from "@tradehall/mall-rules/checks/file";
import type { UploadPurpose } from "@tradehall/mall-rules/limits";
import { pictureGoneWords } from "@tradehall/mall-rules/words";
import { useEffect, useRef, useState } from "react";
import { uploadPicture } from "./upload-picture.ts";

const goneWords = (): string => pictureGoneWords[document.documentElement.lang === "en" ? "en" : "zh_CN"];

/** The picture as it is kept, for what goes out; `null` for one that came from a draft. */
type Upload = UploadPicture & { file: File | null };

/** Shown by its address, signed or not, and sent and kept by its name, which outlives a signature. */
const ready = (address: string): Upload => {
  const name = filePathOf(address);
  return { key: name, src: address, value: name, state: "done", file: null };
};

/**
 * `kept` are addresses of pictures that are there already, of a draft; `onKept` hears of all that are there whenever
 * that changes.
 */
export function useUploads(
  purpose: UploadPurpose,
  kept: readonly string[],
  onKept: (paths: readonly string[]) => void,
) {
  const [pictures, setPictures] = useState<readonly Upload[]>([]);
  const isTouched = useRef(false);
  // What a tab remembers is read after the page is; what was added meanwhile stays.
  useEffect(() => {
    if (!isTouched.current && kept.length > 0) setPictures(kept.map(ready));
  }, [kept]);
  const shown = useRef(pictures);
  shown.current = pictures;
  const put = (next: (before: readonly Upload[]) => readonly Upload[]) => {
    isTouched.current = true;
    const before = shown.current;
    shown.current = next(before);
    setPictures(shown.current);
    const paths = (some: readonly Upload[]) => some.flatMap(({ value }) => value ?? []);
    if (paths(before).join() !== paths(shown.current).join()) onKept(paths(shown.current));
  };
  const change = (key: string, facts: Partial<Upload>) =>
    put((before) => before.map((one) => (one.key === key ? { ...one, ...facts } : one)));

  async function send(key: string, file: File) {
    const sent = await uploadPicture(file, purpose, (progress) => change(key, { progress }));
    change(
      key,
      sent.path === undefined
        ? {
            state: "failed",
            canRetry: sent.canRetry,
            ...(sent.message ? { errorMessage: sent.message } : {}),
          }
        : { state: "done", value: sent.path },
    );
  }

  return {
    isUploading: pictures.some(({ state }) => state === "uploading"),
    field: {
      pictures,
      onAdd: (files: readonly File[]) => {
        const added = files.map(
          (file): Upload => ({
            key: crypto.randomUUID(),
            src: URL.createObjectURL(file),
            state: "uploading",
            fileName: file.name,
            size: file.size,
            file,
          }),
        );
        put((before) => [...before, ...added]);
        for (const { key, file } of added) if (file) void send(key, file);
      },
      onRetry: (key: string) => {
        const file = shown.current.find((one) => one.key === key)?.file;
        if (!file) return;
        put((before) =>
          before.map((one) =>
            one.key === key
              ? { key, src: one.src, fileName: file.name, size: file.size, file, state: "uploading" as const }
              : one,
          ),
        );
        void send(key, file);
      },
      // Of a draft that was left for a day: said in its place, and asked for again.
      onLost: (key: string) =>
        put((before) =>
          before.map((one) =>
            one.key === key && one.file === null
              ? { key, src: one.src, file: null, state: "failed" as const, errorMessage: goneWords() }
              : one,
          ),
        ),
      onRemove: (key: string) => put((before) => before.filter((one) => one.key !== key)),
      onMove: (key: string, to: number) =>
        put((before) => {
          const moved = before.filter((one) => one.key === key);
          const rest = before.filter((one) => one.key !== key);
          return [...rest.slice(0, to), ...moved, ...rest.slice(to)];
        }),
    },
  };
}
